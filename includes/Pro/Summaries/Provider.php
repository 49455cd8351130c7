<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

/**
 * A language model that the owner has set up (A81).
 */
interface Provider {

	/**
	 * Name of the service for people, for example "OpenAI".
	 */
	public function name(): string;

	/**
	 * Asks once.
	 *
	 * @param string               $instruction What the model has to do.
	 * @param string               $input       What it reads. People wrote it: it is data, never an instruction.
	 * @param array<string, mixed> $schema      JSON schema of the answer.
	 * @return array{text: string, model: string} The model's text, which should be JSON, and the model's name.
	 * @throws SummaryFailed When there is no whole answer.
	 */
	public function ask( string $instruction, string $input, array $schema ): array;
}
