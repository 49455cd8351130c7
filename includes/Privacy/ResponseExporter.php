<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\SurveyRepository;

/**
 * A person's responses for WordPress's export of personal data (SEC-PR2).
 */
final class ResponseExporter {

	/**
	 * Responses per page.
	 */
	public const BATCH = 100;

	/**
	 * @param PersonalDataRepository $data    The person's responses.
	 * @param SurveyRepository       $surveys Titles of surveys and questions.
	 */
	public function __construct( private PersonalDataRepository $data, private SurveyRepository $surveys ) {}

	/**
	 * One page of the export.
	 *
	 * @param int $page From 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email, int $page ): array {
		$user      = get_user_by( 'email', $email );
		$responses = $this->data->responses(
			$email,
			false === $user ? 0 : $user->ID,
			self::BATCH,
			( $page - 1 ) * self::BATCH
		);
		if ( array() === $responses ) {
			return array(
				'data' => array(),
				'done' => true,
			);
		}
		$answers = array();
		$ids     = array_map( static fn ( array $row ): int => (int) $row['id'], $responses );
		$kept    = $this->data->kept_beside( $ids );
		foreach ( $this->data->answers( $ids ) as $answer ) {
			$answers[ (int) $answer['response_id'] ][] = $answer;
		}
		$surveys = $this->surveys->find_all(
			array_values(
				array_unique( array_map( static fn ( array $row ): int => (int) $row['survey_id'], $responses ) )
			)
		);
		$items   = array();
		foreach ( $responses as $response ) {
			$survey = $surveys[ (int) $response['survey_id'] ] ?? null;
			$titles = array();
			foreach ( null === $survey ? array() : $survey->questions as $question ) {
				$titles[ 'q:' . $question->id ] = $question->title;
			}
			$items[] = array(
				'group_id'          => 'userfeedback_responses',
				'group_label'       => __( 'Survey responses', 'userfeedback' ),
				'group_description' => __( 'The person’s answers in surveys on this site.', 'userfeedback' ),
				'item_id'           => 'userfeedback-response-' . $response['id'],
				'data'              => array(
					self::field( __( 'Survey', 'userfeedback' ), null === $survey ? '' : $survey->title ),
					self::field(
						__( 'Date', 'userfeedback' ),
						get_date_from_gmt( (string) $response['submitted_at'] )
					),
					self::field(
						__( 'Page', 'userfeedback' ),
						trim( $response['page_title'] . ' ' . $response['page_url'] )
					),
					self::field( __( 'IP address', 'userfeedback' ), (string) $response['ip'] ),
					self::field(
						__( 'Browser and device', 'userfeedback' ),
						implode(
							', ',
							array_filter(
								array(
									(string) $response['browser'],
									(string) $response['os'],
									(string) $response['device'],
								),
								static fn ( string $part ): bool => '' !== $part
							)
						)
					),
					...self::lines(
						__( 'Country', 'userfeedback' ),
						'' === $response['country'] ? array() : array( (string) $response['country'] )
					),
					...self::lines(
						__( 'Language', 'userfeedback' ),
						'' === $response['language'] ? array() : array( (string) $response['language'] )
					),
					...self::lines( __( 'Hidden fields', 'userfeedback' ), self::hidden_fields( $response ) ),
					...self::answers( $answers[ (int) $response['id'] ] ?? array(), $titles ),
					...self::lines( __( 'Tags', 'userfeedback' ), $kept['tags'][ (int) $response['id'] ] ?? array() ),
					...self::lines( __( 'Notes', 'userfeedback' ), $kept['notes'][ (int) $response['id'] ] ?? array() ),
					...self::lines(
						__( 'Sentiment and topic', 'userfeedback' ),
						$kept['opinions'][ (int) $response['id'] ] ?? array()
					),
					...self::lines( __( 'Files', 'userfeedback' ), $kept['files'][ (int) $response['id'] ] ?? array() ),
				),
			);
		}
		return array(
			'data' => $items,
			'done' => count( $responses ) < self::BATCH,
		);
	}

	/**
	 * What the site handed over with the response, a line each.
	 *
	 * @param array<string, string|null> $response Its row.
	 * @return list<string>
	 */
	private static function hidden_fields( array $response ): array {
		$lines = array();
		foreach ( HiddenFields::decode( $response['hidden_fields'] ?? null ) as $name => $given ) {
			$lines[] = "$name: {$given['value']}";
		}
		return $lines;
	}

	/**
	 * Fields of the answers of a response.
	 *
	 * @param list<array<string, string|null>> $rows   Its answer rows.
	 * @param array<string, string>            $titles `q:` and question id => title.
	 * @return list<array{name: string, value: string}>
	 */
	private static function answers( array $rows, array $titles ): array {
		$values = array();
		$extras = array();
		foreach ( $rows as $row ) {
			// PHP turns keys such as '7' into integers.
			$id              = 'q:' . $row['question_id'];
			$values[ $id ][] = '' === $row['value_text'] ? (string) $row['value_key'] : (string) $row['value_text'];
			$extra           = json_decode( (string) $row['extra'], true );
			foreach ( is_array( $extra ) ? $extra : array() as $text ) {
				if ( is_string( $text ) ) {
					$extras[ $id ][] = $text;
				}
			}
		}
		$fields = array();
		foreach ( $values as $id => $given ) {
			$fields[] = self::field(
				$titles[ $id ] ?? substr( $id, 2 ),
				implode( "\n", array( ...$given, ...( $extras[ $id ] ?? array() ) ) )
			);
		}
		return $fields;
	}

	/**
	 * @param list<string> $values One a line.
	 * @return list<array{name: string, value: string}> Empty where there are none.
	 */
	private static function lines( string $name, array $values ): array {
		return array() === $values ? array() : array( self::field( $name, implode( "\n", $values ) ) );
	}

	/**
	 * A line of the export. WordPress prints values as HTML.
	 *
	 * @return array{name: string, value: string}
	 */
	private static function field( string $name, string $value ): array {
		return array(
			'name'  => $name,
			'value' => nl2br( esc_html( $value ), false ),
		);
	}
}
