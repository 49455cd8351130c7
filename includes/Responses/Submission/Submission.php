<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submission;

/**
 * A visitor's submission with the right types (WID-44).
 */
final class Submission {

	/**
	 * @param string            $client_id UUID of the attempt, in lower case.
	 * @param list<GivenAnswer> $answers   At least one.
	 * @param array<string, string> $facts What the browser decided the path by (docs/paths.md).
	 * @param string            $language  Tag of the language in which options were read; '' for the only one.
	 * @param int|null          $revision  Revision of the survey on the visitor's page, where the page said it.
	 */
	public function __construct(
		public readonly string $client_id,
		public readonly array $answers,
		public readonly SubmittedPage $page,
		public readonly array $facts = array(),
		public readonly string $language = '',
		public readonly ?int $revision = null
	) {}

	/**
	 * Digest of the content, which tells a repeated submission from a different one.
	 *
	 * @return string 32 hexadecimal characters.
	 */
	public function hash(): string {
		$answers = array();
		foreach ( $this->answers as $answer ) {
			$answers[ $answer->question_id ] = array(
				$answer->value,
				$answer->extra['comments'] ?? null,
				$answer->extra['name'] ?? null,
				$answer->extra['other'] ?? null,
				$answer->extra['scale'] ?? null,
			);
		}
		ksort( $answers, SORT_STRING );
		$content = array( $answers, $this->page->id, $this->page->url, $this->page->title );
		if ( array() !== $this->facts ) {
			$content[] = $this->facts;
		}
		if ( '' !== $this->language ) {
			$content[] = $this->language;
		}
		return substr(
			hash( 'sha256', (string) wp_json_encode( $content, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ),
			0,
			32
		);
	}
}
