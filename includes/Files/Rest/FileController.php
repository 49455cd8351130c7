<?php
declare(strict_types=1);

namespace UserFeedback\Files\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Files\FileFolder;
use UserFeedback\Files\FileRepository;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Failure;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Gives the file of an answer to people who may see results. The address has the ids of response and question; where
 * the file is on the server stays unknown.
 */
final class FileController extends RestController {

	private const TYPES = array(
		'png'  => 'image/png',
		'jpg'  => 'image/jpeg',
		'webp' => 'image/webp',
		'gif'  => 'image/gif',
	);

	public function __construct( private FileRepository $files, private FileFolder $folder ) {}

	public function register_routes(): void {
		$this->route(
			'/surveys/(?P<id>\d+)/responses/(?P<response_id>\d+)/files/(?P<question_id>[A-Za-z0-9_-]{1,32})',
			'GET',
			Capability::View,
			array( $this, 'file' ),
			array(
				'id'          => self::id_arg(),
				'response_id' => self::id_arg(),
				'question_id' => array( 'type' => 'string' ),
			)
		);
	}

	/**
	 * The content, always as a download. Only pictures, which the server wrote itself, name their type.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Ids.
	 * @throws Failure 404.
	 */
	public function file( WP_REST_Request $request ): WP_REST_Response {
		$file = $this->files->of_answer( $request['id'], $request['response_id'], (string) $request['question_id'] );
		$path = null === $file ? null : $this->folder->find( $file['stored_as'] );
		if ( null === $file || null === $path ) {
			throw Failure::not_found( __( 'This file does not exist any more.', 'userfeedback' ) );
		}
		$response = new WP_REST_Response( null );
		foreach ( array(
			'Content-Type'                 => self::TYPES[ $file['kind'] ] ?? 'application/octet-stream',
			'Content-Length'               => (string) filesize( $path ),
			'Content-Disposition'          => sprintf(
				'attachment; filename="file.%s"; filename*=UTF-8\'\'%s',
				$file['kind'],
				rawurlencode( $file['title'] )
			),
			'X-Content-Type-Options'       => 'nosniff',
			'Content-Security-Policy'      => "default-src 'none'; sandbox",
			'Cross-Origin-Resource-Policy' => 'same-origin',
			'Cache-Control'                => 'no-store, private',
		) as $name => $value ) {
			$response->header( $name, $value );
		}
		add_filter(
			'rest_pre_serve_request',
			static fn ( mixed $served, mixed $reply ): bool => $reply === $response
				? self::send( $path )
				: true === $served,
			10,
			2
		);
		return $response;
	}

	/**
	 * Sends it piece by piece.
	 */
	private static function send( string $path ): bool {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.Security.EscapeOutput -- a file, in pieces.
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		$file = fopen( $path, 'rb' );
		while ( is_resource( $file ) && ! feof( $file ) ) {
			echo fread( $file, 65536 );
			flush();
		}
		// phpcs:enable
		return true;
	}
}
