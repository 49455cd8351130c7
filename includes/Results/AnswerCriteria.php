<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Which answers of a question are wanted.
 *
 * @phpstan-type Condition array{literal-string, list<string|int>}
 */
final class AnswerCriteria {

	/**
	 * @param string            $search   What answer, comment or name contains, '' for anything.
	 * @param 'comments'|'other'|'either'|'text'|null $written Only answers with a comment (NPS-05), with a text at
	 *                                   "Other", with one of them, or whose own text stands there still: that of an
	 *                                   erased person does not.
	 * @param ResponseCondition|null $where About the response; null for all.
	 * @param ScoreFilter|null  $score    What the same response gave as score; null for anything.
	 */
	public function __construct(
		public readonly int $survey_id,
		public readonly string $question_id,
		public readonly Range $range,
		public readonly string $search = '',
		public readonly ?string $written = null,
		public readonly ?ResponseCondition $where = null,
		public readonly ?ScoreFilter $score = null
	) {}

	/**
	 * Whether they are all answers of the range, which the counters know.
	 */
	public function is_everything(): bool {
		return '' === $this->search && null === $this->written && ! $this->narrows();
	}

	/**
	 * Whether only some of the responses are looked at.
	 */
	public function narrows(): bool {
		return null !== $this->where || null !== $this->score;
	}

	/**
	 * Whether they ask for what people change while they read.
	 */
	public function is_about_marks(): bool {
		return true === $this->where?->is_about_marks;
	}

	/**
	 * The same for the same question.
	 */
	public function key(): string {
		return (string) wp_json_encode(
			array(
				$this->survey_id,
				$this->question_id,
				$this->range->start(),
				$this->range->end(),
				$this->search,
				$this->written,
				$this->where,
				null === $this->score ? null : array( $this->score->question_id, $this->score->keys ),
			)
		);
	}
}
