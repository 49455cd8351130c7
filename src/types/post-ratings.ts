/** Wire types of the Post Ratings addon (A95, ENT-25 to ENT-28). */
import type { DateRange } from './results';
import type { Pagination } from './survey';

export type YesNo = 'yes' | 'no';

export type RatingIcon = 'star' | 'smile' | 'thumb';

export type RatingPlace = 'after_content' | 'before_content' | 'before_comments' | 'after_comments' | 'manual';

/** The first thirteen are of the documents (ENT-25). */
export interface PostRatingSettings {
	icon_id: RatingIcon;
	/** #rrggbb, as the other colors. */
	icon_color: string;
	rating_question: string;
	thank_you_message: string;
	rating_instruction_message: string;
	/** '' is the font of the theme. */
	font: { value: string };
	background_color: string;
	text_color: string;
	show_vote_count: YesNo;
	show_rating: YesNo;
	display_settings: RatingPlace;
	use_review_schema: YesNo;
	show_uf_logo: YesNo;
	/** Names of types of content. */
	post_types: string[];
	/** Asks for a comment after 1 to 3 stars. */
	ask_why: YesNo;
	why_question: string;
	/** Characters. */
	why_length: number;
	why_required: YesNo;
	/** Who reads comments: all who see results, or who manages the site. */
	why_readers: 'view' | 'manage';
	/** Votes of guests of one address on a post. */
	votes_per_address: number;
}

/** GET and POST post-ratings/settings; POST also takes `schema_types`, a type by the name of the content. */
export interface PostRatingSettingsReply {
	settings: PostRatingSettings;
	defaults: PostRatingSettings;
	/** `schema` is the type that search engines are told, or none. */
	post_types: { name: string; label: string; schema: string }[];
	schema_choices: string[];
	fonts: string[];
}

export interface PostRatingStars {
	/** 1 to 5. */
	rating: number;
	votes: number;
	percent: number | null;
}

export interface PostRatingResult {
	post_id: number;
	post_title: string;
	/** '' when the post is gone. */
	post_link: string;
	total_ratings: number;
	/** One decimal, null without votes in the range. */
	average_rating: number | null;
	/** 95 % interval, null for one vote. */
	low: number | null;
	high: number | null;
	/** Under 30 votes. */
	small_sample: boolean;
	/** From 1 star to 5. */
	stars: PostRatingStars[];
}

export type PostRatingOrder = 'post_title' | 'total_ratings' | 'average_rating' | 'best';

/** GET post-ratings?from&to&orderby&order&page&per_page. */
export interface PostRatingList {
	items: PostRatingResult[];
	pagination: Pagination;
	/** null for all days. */
	range: DateRange | null;
	/** First day with a vote, null before there is one. */
	since: string | null;
	/** Address of the spreadsheet, without the days. */
	export: string;
}

export interface PostRatingVote {
	/** ISO 8601, UTC. */
	created_at: string;
	rating: number;
	/** null where there is none, or the person may not read it. */
	comment: string | null;
}

export interface PostRatingPoint {
	/** First and last day, YYYY-MM-DD. */
	date: string;
	end: string;
	votes: number;
	average: number | null;
	low: number | null;
	high: number | null;
}

/** GET post-ratings/{post_id}?from&to&orderby&order&page&per_page. */
export interface PostRatingDetail {
	post: PostRatingResult;
	items: PostRatingVote[];
	pagination: Pagination;
	range: DateRange | null;
	since: string | null;
	/** Address of the spreadsheet, without the days. */
	export: string;
	step: 'day' | 'week' | 'month';
	points: PostRatingPoint[];
}

/** GET post-ratings/{post_id}/totals, and the reply to a vote. */
export interface PostRatingTotals {
	total_ratings: number;
	average_rating: number | null;
	/** The visitor's own vote. */
	mine: number | null;
}
