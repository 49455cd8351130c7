<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;

/**
 * Everything that the server knows about a question type. Core and addons register theirs in
 * `QuestionTypeRegistry`; an addon's type best extends one of core's (docs/how-to/question-type.md).
 */
interface QuestionType {

	/**
	 * Key, e.g. `radio-button`.
	 */
	public function key(): string;

	/**
	 * Translated name for people, e.g. "Radio Button".
	 */
	public function label(): string;

	/**
	 * Where the builder's menu lists it.
	 *
	 * @return 'text'|'choice'|'rating'|'other'
	 */
	public function group(): string;

	/**
	 * Whether the site lets it be used. While it does not, surveys with the type are not shown.
	 */
	public function is_on(): bool;

	/**
	 * Settings of a new question that only this type has, under the names of QuestionSchema.
	 *
	 * @return array<string, mixed>
	 */
	public function settings(): array;

	/**
	 * Whether each visitor may see its options in another order (QST-34). The builder asks the rules of the type in
	 * TypeScript: the two must agree.
	 */
	public function can_randomize(): bool;

	/**
	 * The config of a question, normalized: trimmed, known keys only, defaults filled in (QST-21, QST-25, A7).
	 * Options with text are never lost.
	 *
	 * @param array<string, mixed> $config As sent.
	 * @return array<string, mixed>
	 */
	public function sanitize_config( array $config ): array;

	/**
	 * Values of a normalized config that cannot stand together, such as a minimum above the maximum. They refuse the
	 * save; the schema has refused values that cannot stand at all.
	 *
	 * @param array<string, mixed> $config From sanitize_config().
	 * @return array<string, string> What is wrong, by key of the config.
	 */
	public function config_faults( array $config ): array;

	/**
	 * Problems that prevent publishing: `title`, `options`, `pictures` (QST-16 to QST-20), in this order.
	 *
	 * @return list<'title'|'options'|'pictures'>
	 */
	public function problems( Question $question ): array;

	/**
	 * Whether answers are counted per value (A75).
	 */
	public function is_quantitative(): bool;

	/**
	 * Whether its answers are sentences of people, which summaries and counts of words read.
	 */
	public function is_prose(): bool;

	/**
	 * Keys of the values that can be counted, in the order in which results show them:
	 * for options `OptionKey::of( $label )`, for scales '5' to '1' or '1' to '10'.
	 *
	 * @param Question $question The question.
	 * PHP makes whole numbers of keys such as '5': cast them to string before comparing.
	 * @return array<string|int, mixed> Key => the value as it goes over the wire (option as stored, or int).
	 */
	public function countable_values( Question $question ): array;

	/**
	 * Whether a stored key stands among the options of results; all but places behind the first of a ranking.
	 */
	public function is_option( string $key ): bool;

	/**
	 * What a question asks about one by one: the options of a ranking, the rows of a matrix; [] for other types.
	 *
	 * @return array<array-key, array{label: string, values: array<array-key, string|int>}> By key; `values`: place or column by stored key.
	 */
	public function parts( Question $question ): array;

	/**
	 * An option that is no longer in the question, in the shape of the others.
	 *
	 * @return string|array<string, string|null>
	 */
	public function removed_option( string $label ): string|array;

	/**
	 * The figures that results compute from its numbers, besides shares.
	 *
	 * @return 'mean'|'nps'|null
	 */
	public function figure(): ?string;

	/**
	 * The scale of a question whose length and rule the owner chooses; null where the type has none.
	 */
	public function scale( Question $question ): ?Scale;

	/**
	 * What its answers measure, where results make a distribution of them; null for options, scales and texts.
	 *
	 * @return Measure::NUMBER|Measure::DATE|null
	 */
	public function measure(): ?string;

	/**
	 * The file that draws it for visitors, with its texts; null where the widget itself does.
	 */
	public function visitor_part(): ?VisitorPart;

	/**
	 * Whether a question needs that file.
	 */
	public function needs_part( Question $question ): bool;

	/**
	 * Whether no response is stored without an answer to a question that the visitor met.
	 */
	public function must_answer( Question $question ): bool;

	/**
	 * An answer in words, where its value alone says too little: "4 of 5".
	 *
	 * @param mixed $value From read().
	 */
	public function in_words( Question $question, mixed $value ): string;

	/**
	 * An answer that was given on a scale which the question no longer has, in words that name that scale; null for
	 * all others.
	 *
	 * @param list<StoredAnswer> $rows In order of position.
	 */
	public function former_words( Question $question, array $rows ): ?string;

	/**
	 * Checks a given answer and turns it into rows (SEC-B1). Not called for null (skipped).
	 *
	 * @param mixed                $value As sent.
	 * @param array<string, mixed> $extra As sent: comments, name.
	 * @return list<StoredAnswer> At least one.
	 * @throws Failure 422 naming `answers[<question id>]` when the answer is not one that the widget can give.
	 */
	public function parse( Question $question, mixed $value, array $extra ): array;

	/**
	 * The answer's value from its rows, as on the wire (types/response.ts).
	 *
	 * @param list<StoredAnswer> $rows In order of position.
	 * @return string|int|float|list<string>|null
	 */
	public function read( array $rows ): string|int|float|array|null;

	/**
	 * What conditions compare. The browser walks the same path, so it is what the browser sent.
	 *
	 * @param list<StoredAnswer> $rows From parse().
	 * @return string|int|float|list<string>|null
	 */
	public function compared( array $rows ): string|int|float|array|null;

	/**
	 * Height of the answer in an inline survey, in px, as the visitor's style sheet
	 * draws it: room that is kept until the survey shows.
	 *
	 * @param array<string, mixed> $config Config of the question.
	 */
	public function inline_height( array $config ): int;

	/**
	 * A made-up answer for demo data, from SampleNumber; null for none.
	 *
	 * @param non-empty-list<string> $texts To choose from where the answer is a text.
	 * @return string|int|float|list<string>|null
	 */
	public function sample( Question $question, array $texts ): string|int|float|array|null;
}
