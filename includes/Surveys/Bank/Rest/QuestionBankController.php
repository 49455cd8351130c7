<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Bank\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Surveys\Bank\QuestionBank;
use UserFeedback\Surveys\QuestionSchema;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET and POST question-bank, POST and DELETE question-bank/{bank_id}.
 */
final class QuestionBankController extends RestController {

	public function __construct( private QuestionBank $bank ) {}

	public function register_routes(): void {
		$one  = '/question-bank/(?P<bank_id>[a-f0-9]{32})';
		$id   = array( 'bank_id' => array( 'pattern' => '^[a-f0-9]{32}\z' ) + Schema::text( 32 ) );
		$name = Schema::text( QuestionBank::LETTERS );
		$this->route( '/question-bank', 'GET', Capability::Edit, array( $this, 'all' ) );
		$this->route(
			'/question-bank',
			'POST',
			Capability::Edit,
			array( $this, 'add' ),
			array(
				'bank_name'     => $name + array( 'default' => '' ),
				'bank_question' => array( 'required' => true ) + QuestionSchema::question(),
			)
		);
		$this->route(
			$one,
			'POST',
			Capability::Edit,
			array( $this, 'rename' ),
			$id + array( 'bank_name' => $name + array( 'required' => true ) )
		);
		$this->route( $one, 'DELETE', Capability::Edit, array( $this, 'delete' ), $id );
	}

	/**
	 * The questions, by name.
	 *
	 * @return array{items: list<array<string, mixed>>}
	 */
	public function all(): array {
		return array( 'items' => $this->bank->all() );
	}

	/**
	 * Keeps a question.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Body.
	 */
	public function add( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->bank->add( $request['bank_name'], $request['bank_question'] ), 201 );
	}

	/**
	 * Gives it another name.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path and name.
	 * @return array<string, mixed>
	 */
	public function rename( WP_REST_Request $request ): array {
		return $this->bank->rename( $request['bank_id'], $request['bank_name'] );
	}

	/**
	 * Takes it out. Surveys that got it keep it.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path.
	 * @return array{deleted: true}
	 */
	public function delete( WP_REST_Request $request ): array {
		$this->bank->delete( $request['bank_id'] );
		return array( 'deleted' => true );
	}
}
