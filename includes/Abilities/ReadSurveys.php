<?php
declare(strict_types=1);

namespace UserFeedback\Abilities;

use UserFeedback\Rest\LocalCall;
use WP_Error;

/**
 * Answers abilities from the REST routes in this process, so capabilities, rules, plans, the smallest group and figures
 * are the same as on the screens.
 */
final class ReadSurveys {

	private const PER_PAGE = 50;

	/**
	 * Figures of a question that an answer passes on: no text of a visitor is among them.
	 */
	private const FIGURES = array(
		'id',
		'type',
		'title',
		'asked',
		'total_answers',
		'unanswered',
		'mean',
		'nps',
		'scale',
		'parts',
		'distribution',
	);

	/**
	 * A page of the surveys.
	 *
	 * @param mixed $input As the ability's schema says.
	 * @return array{surveys: array<mixed>, total: mixed, pages: mixed}|WP_Error
	 */
	public function all( mixed $input = null ): array|WP_Error {
		$input = is_array( $input ) ? $input : array();
		$data  = self::get(
			'/surveys',
			array_intersect_key( $input, array_flip( array( 'search', 'page', 'per_page' ) ) ) + array(
				'filter'   => array( 'status' => $input['status'] ?? 'all' ),
				'per_page' => self::PER_PAGE,
			)
		);
		if ( $data instanceof WP_Error ) {
			return $data;
		}
		$kept = array_flip( array( 'id', 'title', 'status', 'created_at', 'responses_count' ) );
		return array(
			'surveys' => array_map(
				static fn ( array $survey ): array => array_intersect_key( $survey, $kept ),
				$data['items']
			),
			'total'   => $data['pagination']['total'],
			'pages'   => $data['pagination']['pages'],
		);
	}

	/**
	 * Figures of a survey.
	 *
	 * @param mixed $input As the ability's schema says.
	 * @return array<string, mixed>|WP_Error
	 */
	public function results( mixed $input ): array|WP_Error {
		$input  = is_array( $input ) ? $input : array();
		$path   = '/surveys/' . (int) ( $input['survey_id'] ?? 0 ) . '/results';
		$asked  = array_intersect_key( $input, array_flip( array( 'from', 'to', 'filter' ) ) );
		$cursor = array();
		// Many responses are counted in slices.
		do {
			$data = self::get( $path, $asked + $cursor );
			if ( $data instanceof WP_Error ) {
				return $data;
			}
			$cursor = array( 'cursor' => $data['next'] ?? '' );
		} while ( '' !== $cursor['cursor'] );
		$is_filtered = array_key_exists( 'complete', $data );
		return array(
			'survey'        => array_intersect_key( $data, array_flip( array( 'id', 'title', 'status' ) ) ),
			'range'         => $data['range'],
			'timezone'      => $data['timezone'],
			'responses'     => $data['responses_compared']['value'],
			'impressions'   => $is_filtered ? null : $data['impressions_compared']['value'],
			'response_rate' => $is_filtered ? null : $data['response_rate'],
			'too_few'       => isset( $data['too_few'] ),
			'questions'     => array_map( self::question( ... ), $data['question_stats'] ),
		);
	}

	/**
	 * Figures of a question.
	 *
	 * @param array<string, mixed> $stats Wire type QuestionStats.
	 * @return array<string, mixed>
	 */
	private static function question( array $stats ): array {
		return array_intersect_key( $stats, array_flip( self::FIGURES ) ) + array(
			'options' => array_map(
				static fn ( array $option ): array => array(
					'answer' => is_array( $option['value'] ) ? $option['value']['label'] : $option['value'],
					'count'  => $option['count'],
					'share'  => $option['share'],
				),
				$stats['options']
			),
			'too_few' => isset( $stats['too_few'] ),
		);
	}

	/**
	 * The data of a route.
	 *
	 * @param string               $path  Below the namespace.
	 * @param array<string, mixed> $query Query.
	 * @return array<string, mixed>|WP_Error
	 */
	private static function get( string $path, array $query ): array|WP_Error {
		$reply = LocalCall::send( 'GET', $path, $query );
		if ( $reply->is_error() ) {
			return $reply->as_error() ?? new WP_Error( 'userfeedback_failed' );
		}
		$data = $reply->get_data();
		return is_array( $data ) ? $data : array();
	}
}
