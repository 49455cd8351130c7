<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Surveys\Logic\Paths;
use UserFeedback\Surveys\QuestionTypes\OptionKey;

/**
 * A question of a survey, as stored (ENT-12 to ENT-14, LOGIC-01). Shape checked
 * by SurveySchema before it gets here.
 *
 * @phpstan-import-type Logic from Paths
 * @phpstan-type QuestionData array{
 *   id: string,
 *   type: string,
 *   title: string,
 *   config: array<string, mixed>,
 *   settings: array<string, mixed>,
 *   logic: Logic
 * }
 */
final class Question {

	/**
	 * Type of what is shown and not asked.
	 */
	public const STATEMENT = 'statement';

	/**
	 * The title as people read it, with fallback words where visitors see answers.
	 *
	 * @var string
	 */
	public readonly string $title;

	/**
	 * @param string               $id       1 to 32 characters of A-Za-z0-9_-.
	 * @param string               $type     Key of a registered question type.
	 * @param string               $asked    The title with the answers that visitors see in it (docs/piping.md).
	 * @param array<string, mixed> $config   Options and the like, by type.
	 * @param array<string, mixed> $settings required, randomize, comment_box, icon_color, icon_size.
	 * @param Logic                $logic    When it shows, and what comes after it.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $type,
		public readonly string $asked,
		public readonly array $config,
		public readonly array $settings,
		public readonly array $logic
	) {
		// Most questions have none, and visitors' calls read many.
		$this->title = str_contains( $asked, '{{' ) ? Piping::plain( $asked ) : $asked;
	}

	/**
	 * Whether decoded JSON has the stored form. Who writes into the database may leave anything there.
	 *
	 * @phpstan-assert-if-true QuestionData $data
	 */
	public static function is_stored( mixed $data ): bool {
		return is_array( $data )
			&& is_string( $data['id'] ?? null )
			&& is_string( $data['type'] ?? null )
			&& is_string( $data['title'] ?? null )
			&& is_array( $data['config'] ?? null )
			&& is_array( $data['settings'] ?? null )
			&& is_array( $data['logic'] ?? null );
	}

	/**
	 * From the stored form.
	 *
	 * @param QuestionData $data Decoded JSON.
	 */
	public static function from_array( array $data ): self {
		return new self(
			$data['id'],
			$data['type'],
			$data['title'],
			$data['config'],
			$data['settings'],
			$data['logic']
		);
	}

	/**
	 * The stored form, which is also the wire form.
	 *
	 * @return QuestionData
	 */
	public function to_array(): array {
		return array(
			'id'       => $this->id,
			'type'     => $this->type,
			'title'    => $this->asked,
			'config'   => $this->config,
			'settings' => $this->settings,
			'logic'    => $this->logic,
		);
	}

	/**
	 * A copy with other settings.
	 *
	 * @param array<string, mixed> $settings Its settings.
	 */
	public function with_settings( array $settings ): self {
		return new self( $this->id, $this->type, $this->asked, $this->config, $settings, $this->logic );
	}

	/**
	 * A copy that another file draws.
	 *
	 * @param string               $type   Name of the file.
	 * @param array<string, mixed> $config What it needs.
	 */
	public function drawn_as( string $type, array $config ): self {
		return new self( $this->id, $type, $this->asked, $config, $this->settings, $this->logic );
	}

	/**
	 * A copy with other texts.
	 *
	 * @param array<string, mixed> $config Its config.
	 */
	public function with_texts( string $title, array $config ): self {
		return new self( $this->id, $this->type, $title, $config, $this->settings, $this->logic );
	}

	/**
	 * A copy with another logic.
	 *
	 * @param Logic $logic When it shows, and what comes after it.
	 */
	public function with_logic( array $logic ): self {
		return new self( $this->id, $this->type, $this->asked, $this->config, $this->settings, $logic );
	}

	/**
	 * Labels of the options, in order; [] for types without options.
	 *
	 * @return list<string>
	 */
	public function option_labels(): array {
		$labels  = array();
		$options = $this->config['options'] ?? array();
		foreach ( is_array( $options ) ? $options : array() as $option ) {
			$label = is_array( $option ) ? ( $option['label'] ?? '' ) : $option;
			if ( is_string( $label ) ) {
				$labels[] = $label;
			}
		}
		return $labels;
	}

	/**
	 * Under what answers are counted that choose an option, in the order of
	 * option_labels(): by the option's id, or by its text where it has none.
	 *
	 * @return list<string>
	 */
	public function option_keys(): array {
		return array_map(
			static fn ( string $id, string $label ): string => OptionKey::of( '' === $id ? $label : $id ),
			$this->option_ids(),
			$this->option_labels()
		);
	}

	/**
	 * Ids of the options, in the order of option_labels(); '' where there is none.
	 *
	 * @return list<string>
	 */
	public function option_ids(): array {
		$ids = is_array( $this->config['option_ids'] ?? null ) ? array_values( $this->config['option_ids'] ) : array();
		return array_map(
			static fn ( int $place ): string => is_string( $ids[ $place ] ?? null ) ? $ids[ $place ] : '',
			array_keys( $this->option_labels() )
		);
	}

	/**
	 * Whether visitors can answer it; what is no question is in no figure, file or mail.
	 */
	public function takes_answers(): bool {
		return self::STATEMENT !== $this->type;
	}

	/**
	 * Rows of a matrix, in order; [] for other types.
	 *
	 * @return list<array{id: string, label: string, required: bool}>
	 */
	public function rows(): array {
		$rows = array();
		foreach ( is_array( $this->config['rows'] ?? null ) ? $this->config['rows'] : array() as $row ) {
			if ( is_array( $row ) && is_string( $row['id'] ?? null ) && is_string( $row['label'] ?? null ) ) {
				$rows[] = array(
					'id'       => $row['id'],
					'label'    => $row['label'],
					'required' => true === ( $row['required'] ?? false ),
				);
			}
		}
		return $rows;
	}

	/**
	 * Under what an answer to a row of a matrix is stored. Both digests are shortened: together they are as long as
	 * the column of the database.
	 *
	 * @param string $row    Id of the row.
	 * @param string $column Key of the column.
	 */
	public static function pair_key( string $row, string $column ): string {
		$half = OptionKey::LENGTH - 1;
		return substr( OptionKey::of( $row ), 0, $half ) . ':' . substr( $column, 0, $half );
	}

	/**
	 * What the stored keys of answers say today: an option, of a ranking each option on each place, of a matrix each
	 * column in each row.
	 *
	 * @return array<array-key, string> By stored key; [] for types without options.
	 */
	public function texts(): array {
		$texts = array_combine( $this->option_keys(), $this->option_labels() );
		return match ( $this->type ) {
			'ranking' => self::places( $texts ),
			'matrix'  => $this->pairs( $texts ),
			default   => $texts,
		};
	}

	/**
	 * @param array<array-key, string> $texts Columns by key.
	 * @return array<string, string>
	 */
	private function pairs( array $texts ): array {
		$pairs = array();
		foreach ( $this->rows() as $row ) {
			foreach ( $texts as $key => $label ) {
				if ( '' !== $label && '' !== $row['label'] ) {
					$pairs[ self::pair_key( $row['id'], (string) $key ) ] = $row['label'] . ': ' . $label;
				}
			}
		}
		return $pairs;
	}

	/**
	 * @param array<array-key, string> $texts Options by key.
	 * @return array<string, string>
	 */
	private static function places( array $texts ): array {
		$places = array();
		foreach ( array_keys( array_values( $texts ) ) as $at ) {
			$place = $at + 1;
			foreach ( $texts as $key => $label ) {
				if ( '' !== $label ) {
					$places[ $key . ':' . $place ] = $place . '. ' . $label;
				}
			}
		}
		return $places;
	}

	/**
	 * A yes/no setting.
	 *
	 * @param string $name required, randomize or comment_box.
	 */
	public function is_on( string $name ): bool {
		return true === ( $this->settings[ $name ] ?? false );
	}
}
