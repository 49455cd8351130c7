<?php
declare(strict_types=1);

namespace UserFeedback\GeoRestrictions;

use UserFeedback\Access\Capability;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Privacy\Addresses;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;
use WP_REST_Request;

/**
 * The routes under countries: the database of countries, and what it says.
 */
final class CountriesController extends RestController {

	/**
	 * Headers in which networks and hosts name the country.
	 */
	private const HEADERS = array(
		'CF-IPCountry',
		'X-Vercel-IP-Country',
		'CloudFront-Viewer-Country',
		'Fastly-Geo-Country',
		'X-Country-Code',
		'X-GeoIP-Country',
	);

	public function __construct(
		private AddonRights $rights,
		private DatabaseStore $store,
		private Countries $countries,
		private LoadDatabase $load,
		private UpdateDatabase $update
	) {}

	public function register_routes(): void {
		$this->route( '/countries', 'GET', array( Capability::Edit, Capability::Manage ), array( $this, 'read' ) );
		$this->route(
			'/countries/database',
			'POST',
			Capability::Manage,
			array( $this, 'load' ),
			array(
				'address' => Schema::text( 2000 ) + array(
					'description' => 'Of a database in the MaxMind DB format, packed or not; https. Without it the field `file` of a form has the database.',
					'default'     => '',
				),
				'sha256'  => array(
					'description' => 'Checksum that the file must have, in hexadecimal.',
					'type'        => 'string',
					'pattern'     => '^([A-Fa-f0-9]{64})?\z',
					'default'     => '',
				),
			)
		);
		$this->route( '/countries/database', 'DELETE', Capability::Manage, array( $this, 'remove' ) );
		$this->route(
			'/countries/lookup',
			'GET',
			Capability::Manage,
			array( $this, 'lookup' ),
			array(
				'address' => Schema::text( 45 ) + array(
					'description' => 'IP address.',
					'required'    => true,
				),
			)
		);
	}

	/**
	 * What tells countries apart here, and what it says of the caller. Wire type `Countries`.
	 *
	 * @return array<string, mixed>
	 * @throws Failure 403 without plan or addon.
	 */
	public function read(): array {
		$this->rights->require_addon( 'geo-restrictions' );
		return $this->state();
	}

	/**
	 * Loads a database from an address or from the file that was sent.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Fields.
	 * @return array<string, mixed>
	 * @throws Failure 400, 403, 422 or 503; the database before stays.
	 */
	public function load( WP_REST_Request $request ): array {
		$this->rights->require_addon( 'geo-restrictions' );
		$address = (string) $request['address'];
		$sha256  = (string) $request['sha256'];
		$file    = $request->get_file_params()['file'] ?? null;
		if ( '' !== $address ) {
			$this->load->from_address( $address, $sha256 );
		} elseif ( is_array( $file ) ) {
			$name = $file['name'] ?? null;
			$this->load->from_file( self::sent( $file ), is_string( $name ) ? $name : '', $sha256 );
		} elseif ( (int) $request->get_header( 'content_length' ) > wp_max_upload_size() ) {
			// PHP drops a body that is larger than post_max_size, and says nothing.
			throw self::too_large();
		} else {
			throw Failure::invalid(
				array( 'file' => __( 'Choose a file, or enter an address.', 'userfeedback-geo-restrictions' ) ),
				400
			);
		}
		$this->update->loaded();
		$this->update->follow();
		return $this->state();
	}

	/**
	 * Deletes the loaded database.
	 *
	 * @return array<string, mixed>
	 * @throws Failure 403 without plan or addon.
	 */
	public function remove(): array {
		$this->rights->require_addon( 'geo-restrictions' );
		$this->store->remove();
		$this->countries->forget();
		$this->update->follow();
		return $this->state();
	}

	/**
	 * The country of an address. Wire type `CountryOfAddress`.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Query.
	 * @return array{address: string, country: string}
	 * @throws Failure 400 for what is no address, 403 without plan or addon.
	 */
	public function lookup( WP_REST_Request $request ): array {
		$this->rights->require_addon( 'geo-restrictions' );
		$address = trim( (string) $request['address'] );
		if ( false === filter_var( $address, FILTER_VALIDATE_IP ) ) {
			throw Failure::invalid(
				array( 'address' => __( 'This is no IP address.', 'userfeedback-geo-restrictions' ) ),
				400
			);
		}
		return array(
			'address' => $address,
			'country' => $this->countries->of_address( $address ),
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function state(): array {
		$about  = $this->store->about();
		$policy = DataPolicy::current();
		$manage = Capability::Manage->allowed();
		$sent   = array();
		foreach ( $manage ? self::HEADERS : array() as $name ) {
			$value = Visitor::header( $name );
			if ( '' !== $value ) {
				$sent[] = array(
					'name'  => $name,
					'value' => mb_substr( mb_scrub( $value, 'UTF-8' ), 0, 40 ),
				);
			}
		}
		return array(
			'database'   => $about,
			// An address may hold a key of the owner's.
			'address'    => $manage ? $this->store->address() : '',
			'most_bytes' => min( LoadDatabase::MOST_BYTES, wp_max_upload_size() ),
			'header'     => Settings::header(),
			'is_trusted' => Addresses::is_in( Visitor::address( new DataPolicy( array() ) ), $policy->proxies() ),
			'headers'    => $sent,
			'you'        => array(
				'address' => Visitor::from_request()->ip,
				'country' => Visitor::from_request()->country(),
			),
		);
	}

	/**
	 * Path of a file that came with the request.
	 *
	 * @param array<mixed> $file Of $_FILES.
	 * @throws Failure 400 or 413.
	 */
	private static function sent( array $file ): string {
		$error = $file['error'] ?? UPLOAD_ERR_NO_FILE;
		if ( in_array( $error, array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true ) ) {
			throw self::too_large();
		}
		$path = is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		if ( UPLOAD_ERR_OK !== $error || '' === $path || ! is_uploaded_file( $path ) ) {
			throw Failure::invalid( array( 'file' => __( 'The file did not arrive whole. Please try again.', 'userfeedback-geo-restrictions' ) ), 400 );
		}
		return $path;
	}

	private static function too_large(): Failure {
		return Failure::too_large(
			sprintf(
				/* translators: %s: size, e.g. 8 MB. */
				__( 'This server takes files of %s at most. Load the database from an address, or with WP-CLI.', 'userfeedback-geo-restrictions' ),
				(string) size_format( wp_max_upload_size() )
			)
		);
	}
}
