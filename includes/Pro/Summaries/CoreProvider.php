<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

use Throwable;
use WordPress\AiClient\AiClient;
use WordPress\AiClient\Providers\Http\DTO\RequestOptions;
use WordPress\AiClient\Results\DTO\GenerativeAiResult;
use WP_AI_Client_Prompt_Builder;
use WP_Error;

/**
 * WordPress's own AI client with the connector of the site (A81). WordPress before 7.0 has none.
 */
final class CoreProvider implements Provider {

	/**
	 * Seconds: a model reads some thousand words and writes a few hundred.
	 */
	private const TIMEOUT = 60.0;

	/**
	 * Whether the site has a connector with its key. Not `is_supported_for_text_generation()`: connectors answer it
	 * by a call to their service, and screens that only open must call nobody (AI-05).
	 */
	public static function is_ready(): bool {
		return array() !== self::connectors();
	}

	public function name(): string {
		$names = self::connectors();
		return array() === $names
			? __( 'the AI connector of this site', 'userfeedback' )
			: wp_sprintf( '%l', $names );
	}

	/**
	 * @return list<string> Names.
	 */
	private static function connectors(): array {
		if ( ! function_exists( 'wp_supports_ai' ) || ! wp_supports_ai() ) {
			return array();
		}
		$names = array();
		try {
			$registry = AiClient::defaultRegistry();
			foreach ( $registry->getRegisteredProviderIds() as $id ) {
				$metadata  = $registry->getProviderClassName( $id )::metadata();
				$needs_key = null !== $metadata->getAuthenticationMethod();
				if ( ! $needs_key || null !== $registry->getProviderRequestAuthentication( $id ) ) {
					$names[] = $metadata->getName();
				}
			}
		} catch ( Throwable ) {
			// A broken connector plugin is as good as none.
			return array();
		}
		return $names;
	}

	public function ask( string $instruction, string $input, array $schema ): array {
		$prompt = self::prompt( $instruction, $input )->as_json_response( $schema );
		// Models without JSON by schema follow the instruction, which names the format.
		$result = true === $prompt->is_supported_for_text_generation()
			? $prompt->generate_text_result()
			: self::prompt( $instruction, $input )->generate_text_result();
		if ( $result instanceof WP_Error ) {
			throw self::failure( $result );
		}
		$candidate = $result->getCandidates()[0] ?? null;
		$reason    = null === $candidate ? null : $candidate->getFinishReason();
		if ( null === $candidate || null === $reason ) {
			throw SummaryFailed::incomplete();
		}
		if ( $reason->isLength() ) {
			throw SummaryFailed::incomplete( self::text( $result ) );
		}
		if ( $reason->isContentFilter() ) {
			throw SummaryFailed::refused();
		}
		return array(
			'text'  => self::text( $result ),
			'model' => $result->getModelMetadata()->getName(),
		);
	}

	private static function prompt( string $instruction, string $input ): WP_AI_Client_Prompt_Builder {
		$options = new RequestOptions();
		$options->setTimeout( self::TIMEOUT );
		return wp_ai_client_prompt( $input )
			->using_system_instruction( $instruction )
			->using_request_options( $options );
	}

	/**
	 * @throws SummaryFailed When the model wrote no text.
	 */
	private static function text( GenerativeAiResult $result ): string {
		try {
			return $result->toText();
		} catch ( Throwable ) {
			throw SummaryFailed::incomplete();
		}
	}

	private static function failure( WP_Error $error ): SummaryFailed {
		if ( 'prompt_network_error' === $error->get_error_code() ) {
			return SummaryFailed::by_status( 0 );
		}
		if ( 'prompt_invalid_argument' === $error->get_error_code() ) {
			// It named no model: its list of models was refused, was not reached, or has none for texts.
			return SummaryFailed::without_model();
		}
		$data   = $error->get_error_data();
		$status = is_array( $data ) ? ( $data['status'] ?? null ) : null;
		return SummaryFailed::by_status( is_int( $status ) ? $status : 400 );
	}
}
