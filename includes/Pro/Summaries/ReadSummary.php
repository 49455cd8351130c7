<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

use UserFeedback\Results\Figures;

/**
 * Wire type `AiSummary`: the stored summary with what people must know of it. It asks no model.
 *
 * @phpstan-import-type Stored from SummaryStore
 */
final class ReadSummary {

	/**
	 * Answers that the question about consent shows.
	 */
	private const SAMPLE = 3;

	public function __construct(
		private WrittenAnswersQuery $answers,
		private SummaryStore $store,
		private Summarize $summarize,
		private Quotes $quotes,
		private Providers $providers
	) {}

	/**
	 * @param SummaryFailed|null $failure Why no new one was made.
	 * @return array<string, mixed>
	 */
	public function of( Scope $scope, ?SummaryFailed $failure = null ): array {
		$provider = $this->providers->current();
		$consent  = $this->store->has_consent();
		$asks     = null !== $provider && ! $consent;
		$stored   = $this->store->find( $scope );
		$written  = $this->answers->count( $scope );
		$themes   = null === $stored ? array() : $this->themes( $stored );
		return array(
			'success'        => null === $failure && null !== $stored,
			// For readers of text, beside the parts that screens draw.
			'summary'        => null === $stored ? null : self::text( $stored ),
			'error'          => null === $failure || '' === $failure->getMessage() ? null : $failure->getMessage(),
			'available'      => null !== $provider,
			'connector'      => $provider?->name(),
			'connectors_url' => Providers::setup_url(),
			'consent'        => $consent,
			'sample'         => $asks ? $this->summarize->sample( $scope, self::SAMPLE ) : array(),
			'written'        => $written,
			'needed'         => Summarize::LEAST,
			'overview'       => $stored['overview'] ?? null,
			'themes'         => $themes,
			'read'           => $stored['read'] ?? 0,
			'responses'      => $stored['responses'] ?? 0,
			'filtered'       => '' !== $scope->key(),
			'new_answers'    => null === $stored ? 0 : $this->later( $scope, $stored, $written ),
			'model'          => $stored['model'] ?? null,
			'made_at'        => $stored['made_at'] ?? null,
		);
	}

	/**
	 * Written answers that came since. Their number alone does not tell: only those of so many newest responses are
	 * counted, and some may have been deleted. An older response may match a filter since, e.g. because of a tag.
	 *
	 * @param Stored $stored  The summary.
	 * @param int    $written Those of now.
	 */
	private function later( Scope $scope, array $stored, int $written ): int {
		return max( $written - $stored['written'], $this->answers->count( $scope, $stored['newest'] ) );
	}

	/**
	 * @param Stored $stored The summary.
	 * @return list<array<string, mixed>>
	 */
	private function themes( array $stored ): array {
		return array_map(
			static fn ( array $theme ): array => array(
				'title'  => $theme['title'],
				'text'   => $theme['text'],
				'share'  => Figures::share( $theme['count'], $stored['read'] ),
				'quotes' => $theme['quotes'],
			),
			$this->quotes->published( $stored['themes'] )
		);
	}

	/**
	 * @param Stored $stored The summary.
	 */
	private static function text( array $stored ): string {
		return trim(
			implode(
				"\n",
				array(
					$stored['overview'],
					...array_map(
						static fn ( array $theme ): string => sprintf( '• %s: %s', $theme['title'], $theme['text'] ),
						$stored['themes']
					),
				)
			)
		);
	}
}
