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
		if ( ! function_exists( 'wp_supports_ai' ) || ! wp_supports_ai() ) {
			return false;
		}
		try {
			$registry = AiClient::defaultRegistry();
			foreach ( $registry->getRegisteredProviderIds() as $id ) {
				$needs_key = null !== $registry->getProviderClassName( $id )::metadata()->getAuthenticationMethod();
				if ( ! $needs_key || null !== $registry->getProviderRequestAuthentication( $id ) ) {
					return true;
				}
			}
			return false;
		} catch ( Throwable ) {
			// A broken connector plugin is as good as none.
			return false;
		}
	}

	public function name(): string {
		return __( 'the AI connector of this site', 'userfeedback' );
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
		if ( null === $candidate || null === $reason || $reason->isLength() ) {
			throw SummaryFailed::incomplete();
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
		$data   = $error->get_error_data();
		$status = is_array( $data ) ? ( $data['status'] ?? null ) : null;
		return SummaryFailed::by_status( is_int( $status ) ? $status : 400 );
	}
}
