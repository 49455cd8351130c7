import { CheckboxControl, RadioControl, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { PostRatingSettings, PostRatingSettingsReply, RatingIcon, RatingPlace } from '../../types';
import { SHAPES } from '../../widget/ratings/markup';
import { Card, Color, Row, Switch } from './fields';

export interface Draft extends PostRatingSettings {
	schema_types: Record< string, string >;
}

export interface RatingForm {
	values: Draft;
	errors: Record< string, string >;
	set: < Key extends keyof Draft >( key: Key, value: Draft[ Key ] ) => void;
	/** null where the value is the default. */
	revert: ( key: keyof Draft ) => ( () => void ) | null;
}

interface Props {
	form: RatingForm;
}

type KeyOf< Type > = { [ Key in keyof Draft ]: Draft[ Key ] extends Type ? Key : never }[ keyof Draft ];

function TextRow( {
	form,
	name,
	label,
	help,
	length,
}: Props & { name: KeyOf< string >; label: string; help?: string; length: number } ) {
	return (
		<Row label={ label } help={ help } error={ form.errors[ name ] } revert={ form.revert( name ) }>
			{ ( field ) => (
				<input
					{ ...field }
					type="text"
					maxLength={ length }
					value={ form.values[ name ] }
					onChange={ ( event ) => form.set( name, event.target.value ) }
				/>
			) }
		</Row>
	);
}

function ColorRow( {
	form,
	name,
	label,
	help,
}: Props & { name: 'icon_color' | 'background_color' | 'text_color'; label: string; help?: string } ) {
	return (
		<Row label={ label } help={ help } error={ form.errors[ name ] } revert={ form.revert( name ) }>
			{ ( { id } ) => (
				<Color
					id={ id }
					label={ label }
					value={ form.values[ name ] }
					onChange={ ( color ) => form.set( name, color ) }
				/>
			) }
		</Row>
	);
}

function SwitchRow( {
	form,
	name,
	label,
	text,
	help,
}: Props & {
	name: 'show_vote_count' | 'show_rating' | 'show_uf_logo' | 'use_review_schema' | 'ask_why' | 'why_required';
	label: string;
	text: string;
	help?: string;
} ) {
	return (
		<Row label={ label } help={ help } group error={ form.errors[ name ] } revert={ form.revert( name ) }>
			{ () => (
				<Switch
					label={ text }
					value={ form.values[ name ] }
					onChange={ ( value ) => form.set( name, value ) }
				/>
			) }
		</Row>
	);
}

export function ContentCard( { form }: Props ) {
	const icons: [ RatingIcon, string ][] = [
		[ 'star', __( 'Star', 'userfeedback' ) ],
		[ 'smile', __( 'Smile', 'userfeedback' ) ],
		[ 'thumb', __( 'Thumb', 'userfeedback' ) ],
	];
	return (
		<Card title={ __( 'Content', 'userfeedback' ) }>
			<Row
				label={ __( 'Icon', 'userfeedback' ) }
				group
				error={ form.errors.icon_id }
				revert={ form.revert( 'icon_id' ) }
			>
				{ ( { id } ) => (
					<div className="uf-ratings__icons">
						{ icons.map( ( [ icon, label ] ) => (
							<label key={ icon } htmlFor={ `${ id }-${ icon }` } title={ label }>
								<input
									id={ `${ id }-${ icon }` }
									type="radio"
									name={ id }
									checked={ form.values.icon_id === icon }
									onChange={ () => form.set( 'icon_id', icon ) }
								/>
								<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
									<path d={ SHAPES[ icon ] } />
								</svg>
								<span className="screen-reader-text">{ label }</span>
							</label>
						) ) }
					</div>
				) }
			</Row>
			<ColorRow
				form={ form }
				name="icon_color"
				label={ __( 'Icon color', 'userfeedback' ) }
				help={ __( 'A dark outline keeps pale icons visible.', 'userfeedback' ) }
			/>
			<TextRow form={ form } name="rating_question" label={ __( 'Question', 'userfeedback' ) } length={ 200 } />
			<TextRow
				form={ form }
				name="rating_instruction_message"
				label={ __( 'Instruction', 'userfeedback' ) }
				length={ 300 }
			/>
			<TextRow
				form={ form }
				name="thank_you_message"
				label={ __( 'Thank you message', 'userfeedback' ) }
				length={ 300 }
			/>
		</Card>
	);
}

function fontName( font: string ): string {
	switch ( font ) {
		case '':
			return __( 'Font of the theme', 'userfeedback' );
		case 'system-ui':
			return __( 'Font of the visitor’s device', 'userfeedback' );
		default:
			return font;
	}
}

export function LookCard( { form, fonts }: Props & { fonts: string[] } ) {
	return (
		<Card title={ __( 'Look', 'userfeedback' ) }>
			<Row label={ __( 'Font', 'userfeedback' ) } error={ form.errors.font } revert={ form.revert( 'font' ) }>
				{ ( field ) => (
					<select
						{ ...field }
						value={ form.values.font.value }
						onChange={ ( event ) => form.set( 'font', { value: event.target.value } ) }
					>
						{ fonts.map( ( font ) => (
							<option key={ font } value={ font }>
								{ fontName( font ) }
							</option>
						) ) }
					</select>
				) }
			</Row>
			<ColorRow form={ form } name="background_color" label={ __( 'Background color', 'userfeedback' ) } />
			<ColorRow form={ form } name="text_color" label={ __( 'Text color', 'userfeedback' ) } />
			<SwitchRow
				form={ form }
				name="show_vote_count"
				label={ __( 'Show vote count', 'userfeedback' ) }
				text={ __( 'Show how many people rated', 'userfeedback' ) }
			/>
			<SwitchRow
				form={ form }
				name="show_rating"
				label={ __( 'Show rating', 'userfeedback' ) }
				text={ __( 'Show the average', 'userfeedback' ) }
			/>
			<SwitchRow
				form={ form }
				name="show_uf_logo"
				label={ __( 'Show UserFeedback logo', 'userfeedback' ) }
				text={ __( 'Show “by UserFeedback”', 'userfeedback' ) }
			/>
		</Card>
	);
}

export function PlaceCard( {
	form,
	types,
	choices,
}: Props & { types: PostRatingSettingsReply[ 'post_types' ]; choices: string[] } ) {
	const places: { value: RatingPlace; label: string }[] = [
		{ value: 'after_content', label: __( 'After the content', 'userfeedback' ) },
		{ value: 'before_content', label: __( 'Before the content', 'userfeedback' ) },
		{ value: 'before_comments', label: __( 'Before the comments', 'userfeedback' ) },
		{ value: 'after_comments', label: __( 'After the comments', 'userfeedback' ) },
		{
			value: 'manual',
			label: sprintf(
				/* translators: %s: a shortcode. */
				__( 'Manual, with %s or the block', 'userfeedback' ),
				'[userfeedback-post-ratings]'
			),
		},
	];
	const chosen = form.values.post_types;
	return (
		<Card title={ __( 'Placement', 'userfeedback' ) }>
			<Row
				label={ __( 'Display', 'userfeedback' ) }
				group
				error={ form.errors.display_settings }
				revert={ form.revert( 'display_settings' ) }
			>
				{ () => (
					<RadioControl
						label={ __( 'Display', 'userfeedback' ) }
						hideLabelFromVision
						selected={ form.values.display_settings }
						options={ places }
						onChange={ ( place ) => form.set( 'display_settings', place as RatingPlace ) }
					/>
				) }
			</Row>
			<Row
				label={ __( 'Content that can be rated', 'userfeedback' ) }
				group
				help={ __( 'Each post and page has a switch of its own in the editor.', 'userfeedback' ) }
				error={ form.errors.post_types }
				revert={ form.revert( 'post_types' ) }
			>
				{ () =>
					types.map( ( { name, label } ) => (
						<CheckboxControl
							key={ name }
							label={ label }
							checked={ chosen.includes( name ) }
							onChange={ ( on ) =>
								form.set(
									'post_types',
									types
										.map( ( type ) => type.name )
										.filter( ( type ) => ( type === name ? on : chosen.includes( type ) ) )
								)
							}
						/>
					) )
				}
			</Row>
			<Row
				label={ __( 'Votes per address', 'userfeedback' ) }
				help={ __(
					'Guests of one internet address share these votes on a post. Offices and mobile networks have one address for many people; a higher number makes repeated votes easier.',
					'userfeedback'
				) }
				error={ form.errors.votes_per_address }
				revert={ form.revert( 'votes_per_address' ) }
			>
				{ ( field ) => (
					<input
						{ ...field }
						type="number"
						min={ 1 }
						max={ 1000 }
						value={ form.values.votes_per_address }
						onChange={ ( event ) => form.set( 'votes_per_address', Number( event.target.value ) ) }
					/>
				) }
			</Row>
			<SwitchRow
				form={ form }
				name="use_review_schema"
				label={ __( 'Review schema', 'userfeedback' ) }
				text={ __( 'Tell search engines the average', 'userfeedback' ) }
				help={ __(
					'Search engines show stars for products, recipes, courses and a few more, never for articles.',
					'userfeedback'
				) }
			/>
			{ form.values.use_review_schema === 'yes' && (
				<Row
					label={ __( 'What the content is', 'userfeedback' ) }
					group
					error={ form.errors.schema_types }
					revert={ form.revert( 'schema_types' ) }
				>
					{ () =>
						types
							.filter( ( { name } ) => chosen.includes( name ) )
							.map( ( { name, label } ) => (
								<SelectControl
									key={ name }
									label={ label }
									value={ form.values.schema_types[ name ] ?? 'none' }
									options={ choices.map( ( value ) => ( {
										value,
										label:
											value === 'none'
												? __( 'None of these: say nothing', 'userfeedback' )
												: value,
									} ) ) }
									onChange={ ( value ) =>
										form.set( 'schema_types', { ...form.values.schema_types, [ name ]: value } )
									}
								/>
							) )
					}
				</Row>
			) }
		</Card>
	);
}

export function WhyCard( { form }: Props ) {
	const on = form.values.ask_why === 'yes';
	return (
		<Card title={ __( 'Why?', 'userfeedback' ) }>
			<SwitchRow
				form={ form }
				name="ask_why"
				label={ __( 'Comment', 'userfeedback' ) }
				text={ __( 'Ask why after 1 to 3 stars', 'userfeedback' ) }
			/>
			{ on && (
				<>
					<TextRow
						form={ form }
						name="why_question"
						label={ __( 'Question for the comment', 'userfeedback' ) }
						length={ 200 }
					/>
					<Row
						label={ __( 'Longest comment', 'userfeedback' ) }
						help={ __( 'Characters, 50 to 2,000.', 'userfeedback' ) }
						error={ form.errors.why_length }
						revert={ form.revert( 'why_length' ) }
					>
						{ ( field ) => (
							<input
								{ ...field }
								type="number"
								min={ 50 }
								max={ 2000 }
								value={ form.values.why_length }
								onChange={ ( event ) => form.set( 'why_length', Number( event.target.value ) ) }
							/>
						) }
					</Row>
					<SwitchRow
						form={ form }
						name="why_required"
						label={ __( 'Required', 'userfeedback' ) }
						text={ __( 'Take 1 to 3 stars with a comment only', 'userfeedback' ) }
					/>
					<Row
						label={ __( 'Who reads comments', 'userfeedback' ) }
						group
						error={ form.errors.why_readers }
						revert={ form.revert( 'why_readers' ) }
					>
						{ () => (
							<RadioControl
								label={ __( 'Who reads comments', 'userfeedback' ) }
								hideLabelFromVision
								selected={ form.values.why_readers }
								options={ [
									{ value: 'view', label: __( 'Everybody who sees results', 'userfeedback' ) },
									{
										value: 'manage',
										label: __( 'Only people who manage UserFeedback', 'userfeedback' ),
									},
								] }
								onChange={ ( value ) => form.set( 'why_readers', value as 'view' | 'manage' ) }
							/>
						) }
					</Row>
				</>
			) }
		</Card>
	);
}
