<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

/**
 * Columns that are chosen together, in the order of the file.
 */
enum ColumnGroup: string {

	case Response = 'response';
	case Status   = 'status';
	case Page     = 'page';
	case Device   = 'device';
	case Browser  = 'browser';
	case Country  = 'country';
	case Language = 'language';
	case Address  = 'address';
	case Fields   = 'fields';
	case Answers  = 'answers';
	case Person   = 'person';
	case Comments = 'comments';
	case Marks    = 'marks';
	case Tags     = 'tags';
	case Notes    = 'notes';
	case Opinions = 'opinions';

	public function label(): string {
		return match ( $this ) {
			self::Response => __( 'Response number and date', 'userfeedback' ),
			self::Status   => __( 'Status', 'userfeedback' ),
			self::Page     => __( 'Page title and address', 'userfeedback' ),
			self::Device   => __( 'Device', 'userfeedback' ),
			self::Browser  => __( 'Browser and operating system', 'userfeedback' ),
			self::Country  => __( 'Country', 'userfeedback' ),
			self::Language => __( 'Language', 'userfeedback' ),
			self::Address  => __( 'IP address', 'userfeedback' ),
			self::Fields   => __( 'Hidden fields', 'userfeedback' ),
			self::Answers  => __( 'Answers', 'userfeedback' ),
			self::Person   => __( 'Email and name', 'userfeedback' ),
			self::Comments => __( 'Comments', 'userfeedback' ),
			self::Marks    => __( 'Read and starred', 'userfeedback' ),
			self::Tags     => __( 'Tags', 'userfeedback' ),
			self::Notes    => __( 'Notes of the team', 'userfeedback' ),
			self::Opinions => __( 'Sentiment and topic', 'userfeedback' ),
		};
	}

	/**
	 * Whether it identifies a person, as a customer's number in a hidden field does.
	 */
	public function is_personal(): bool {
		return in_array( $this, array( self::Person, self::Address, self::Fields ), true );
	}

	/**
	 * Whether a file has it when nobody chose columns: address, country, language and browser stay out, and so does
	 * what the team keeps for itself.
	 */
	public function is_default(): bool {
		return ! in_array(
			$this,
			array(
				self::Browser,
				self::Country,
				self::Language,
				self::Address,
				self::Marks,
				self::Tags,
				self::Notes,
				self::Opinions,
			),
			true
		);
	}

	/**
	 * @return list<self>
	 */
	public static function defaults(): array {
		return array_values( array_filter( self::cases(), static fn ( self $group ): bool => $group->is_default() ) );
	}
}
