<?php
declare(strict_types=1);

namespace UserFeedback\Mail\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Mail\MailPreview;
use UserFeedback\Mail\Message;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Settings\CommonSettings;
use UserFeedback\Support\Failure;
use WP_REST_Request;

/**
 * The mails as the settings show and try them.
 */
final class MailController extends RestController {

	public function __construct( private MailPreview $preview ) {}

	/**
	 * GET mail/preview and POST mail/test.
	 */
	public function register_routes(): void {
		$args = array(
			'kind'         => Schema::one_of( Message::WEEKLY, Message::RESPONSE ) + array(
				'description' => 'The weekly summary, or the mail about the newest response.',
				'required'    => true,
			),
			'html'         => Schema::flag() + array(
				'description' => 'Whether the weekly summary is HTML, else plain text.',
				'default'     => true,
			),
			'header_image' => Schema::text( 2000 ) + array(
				'description' => 'Address of the header image, empty for none.',
				'default'     => '',
			),
		);
		$this->route(
			'/mail/preview',
			'GET',
			Capability::Manage,
			fn ( WP_REST_Request $request ): array => $this->preview->preview( ...self::read( $request ) ),
			$args
		);
		$this->route(
			'/mail/test',
			'POST',
			Capability::Manage,
			fn ( WP_REST_Request $request ): array => $this->preview->test( ...self::read( $request ) ),
			$args
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @return array{string, bool, string} Kind, html, header image.
	 * @throws Failure 422 when the header image is no address of a picture.
	 */
	private static function read( WP_REST_Request $request ): array {
		$complaint = CommonSettings::check_picture( $request['header_image'] );
		if ( '' !== $complaint ) {
			throw Failure::invalid( array( 'header_image' => $complaint ) );
		}
		return array( (string) $request['kind'], (bool) $request['html'], (string) $request['header_image'] );
	}
}
