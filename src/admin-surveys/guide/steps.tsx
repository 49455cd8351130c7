import { __, _n, sprintf } from '@wordpress/i18n';
import { SCHEME_COLORS } from '../../domain/draft/defaults';
import type { ColorScheme, SurveyTemplate } from '../../types';
import { useLock } from '../../shared/components/lock';
import { allows } from '../../shared/lib/entitlements';
import { Picks } from './picks';
import { whatWords, WHATS } from './wishes';
import type { Wish } from './wishes';

interface Props {
	wish: Wish;
	onWish: ( change: Partial< Wish > ) => void;
}

/** The titles of the three questions. */
export function questions(): string[] {
	return [
		__( 'What do you want to know?', 'userfeedback' ),
		__( 'Where should it show?', 'userfeedback' ),
		__( 'How should it look?', 'userfeedback' ),
	];
}

/** Templates that this site may use now, in the order of WHATS. */
export function usable( templates: SurveyTemplate[] ): SurveyTemplate[] {
	return WHATS.flatMap(
		( key ) => templates.find( ( template ) => template.key === key && template.is_available ) ?? []
	);
}

export function WhatStep( { wish, onWish, templates }: Props & { templates: SurveyTemplate[] } ) {
	return (
		<Picks
			legend={ __( 'What do you want to know?', 'userfeedback' ) }
			name="what"
			chosen={ wish.what }
			onChoose={ ( what ) => onWish( { what } ) }
			picks={ usable( templates ).map( ( { key, name, questions: asked } ) => ( {
				value: key,
				title: whatWords( key ),
				text: sprintf(
					/* translators: 1: name of a template, 2: number of questions. */
					_n( '%1$s, %2$d question', '%1$s, %2$d questions', asked.length, 'userfeedback' ),
					name,
					asked.length
				),
			} ) ) }
		/>
	);
}

/** When the survey shows, as this site may set it. */
export function whenWords(): string {
	return allows( 'behavior' )
		? __( 'After 10 seconds', 'userfeedback' )
		: __( 'As soon as the page is there', 'userfeedback' );
}

export function WhereStep( { wish, onWish }: Props ) {
	const lock = useLock( {
		feature: 'page-rules',
		name: __( 'Page Targeting', 'userfeedback' ),
		medium: 'first-survey-pages',
	} );
	return (
		<Picks
			legend={ __( 'Where should it show?', 'userfeedback' ) }
			name="where"
			chosen={ wish.where }
			onChoose={ ( where ) => onWish( { where } ) }
			picks={ [
				{ value: 'all', title: __( 'On every page', 'userfeedback' ), text: whenWords() },
				{ value: 'front', title: __( 'On the front page only', 'userfeedback' ), text: whenWords(), lock },
			] }
		/>
	);
}

function Colors( { scheme }: { scheme: ColorScheme } ) {
	const { widget_color: paper, text_color: ink, button_color: button } = SCHEME_COLORS[ scheme ];
	return (
		<span className="uf-pick__colors" aria-hidden="true">
			{ [ paper, ink, button ].map( ( color ) => (
				<i key={ color } style={ { background: color } } />
			) ) }
		</span>
	);
}

export function LookStep( { wish, onWish }: Props ) {
	const locked = useLock( {
		feature: 'branding',
		name: __( 'Branding', 'userfeedback' ),
		medium: 'first-survey-look',
	} );
	return (
		<Picks
			legend={ __( 'How should it look?', 'userfeedback' ) }
			name="look"
			chosen={ wish.look }
			onChoose={ ( look ) => onWish( { look } ) }
			picks={ [
				{
					value: 'light',
					title: __( 'Light', 'userfeedback' ),
					text: __( 'White and blue', 'userfeedback' ),
					lock: wish.look === 'light' ? null : locked,
					picture: <Colors scheme="light" />,
				},
				{
					value: 'dark',
					title: __( 'Dark', 'userfeedback' ),
					text: __( 'For dark sites', 'userfeedback' ),
					lock: wish.look === 'dark' ? null : locked,
					picture: <Colors scheme="dark" />,
				},
			] }
		/>
	);
}
