<?php
declare(strict_types=1);

namespace UserFeedback\Notifications;

use DateTimeImmutable;
use UserFeedback\Access\Capability;
use UserFeedback\Access\SurveyScope;
use UserFeedback\Support\Moment;

/**
 * A message for the drawer (ENT-33). Its texts are plain: screens show markup as text.
 */
final class Notification {

	public const ID = '[a-z0-9][a-z0-9_-]{0,63}';

	/**
	 * @param string         $id      See ID; `all` is none.
	 * @param list<Button>   $buttons In order.
	 * @param Capability|int $users   Everybody who has the capability, or one user by id.
	 * @param int            $survey  Survey that it is about: only those who reach it get it. 0 for none.
	 */
	public function __construct(
		public readonly string $id,
		public readonly Category $category,
		public readonly string $title,
		public readonly string $content,
		public readonly array $buttons,
		public readonly Capability|int $users,
		public readonly DateTimeImmutable $created_at,
		public readonly int $survey = 0
	) {}

	/**
	 * Whether the current user gets it.
	 */
	public function is_for_current_user(): bool {
		return ( $this->users instanceof Capability ? $this->users->allowed() : get_current_user_id() === $this->users )
			&& ( 0 === $this->survey || current_user_can( SurveyScope::ONE, $this->survey ) );
	}

	/**
	 * Wire type Notification.
	 *
	 * @return array{id: string, category: string, icon: string, title: string, content: string, buttons: list<array{text: string, url: string, type: 'link'|'action', is_external: bool}>, created_at: string}
	 */
	public function to_array(): array {
		return array(
			'id'         => $this->id,
			'category'   => $this->category->value,
			'icon'       => $this->category->icon(),
			'title'      => $this->title,
			'content'    => $this->content,
			'buttons'    => array_map( static fn ( Button $button ): array => $button->to_array(), $this->buttons ),
			'created_at' => Moment::wire( $this->created_at ),
		);
	}
}
