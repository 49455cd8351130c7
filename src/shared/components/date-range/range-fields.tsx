import { useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { DateRange } from '../../../types';
import { boot } from '../../app/boot';
import { nameDay } from '../../format/dates';
import { edgeProblem, FIRST_DAY } from './ranges';
import type { Edge, EdgeProblem } from './ranges';

interface Props {
	typed: DateRange;
	/** The range on the screen: what is still the same in the fields was possible there. */
	range: DateRange;
	limit: string;
	onType: ( edge: Edge, text: string ) => void;
	onApply: () => void;
	onCancel: () => void;
}

const EDGES: readonly Edge[] = [ 'start', 'end' ];

const dayName = ( day: string ) => nameDay( day, { year: 'numeric', month: 'long', day: 'numeric' } );

function problemText( edge: Edge, problem: EdgeProblem, limit: string ): string {
	switch ( problem ) {
		case 'unreadable':
			return edge === 'start'
				? __( 'Enter the start date as YYYY-MM-DD.', 'userfeedback' )
				: __( 'Enter the end date as YYYY-MM-DD.', 'userfeedback' );
		case 'order':
			return __( 'The start date must not be after the end date.', 'userfeedback' );
		case 'outside':
			return edge === 'start'
				? sprintf(
						/* translators: 1: first possible date. 2: last possible date */
						__( 'The start date must lie between %1$s and %2$s.', 'userfeedback' ),
						dayName( FIRST_DAY ),
						dayName( limit )
					)
				: sprintf(
						/* translators: 1: first possible date. 2: last possible date */
						__( 'The end date must lie between %1$s and %2$s.', 'userfeedback' ),
						dayName( FIRST_DAY ),
						dayName( limit )
					);
	}
}

/** Both dates as text. What is wrong with one is said when it was left, or when Apply was pressed. */
export function RangeFields( { typed, range, limit, onType, onApply, onCancel }: Props ) {
	const fields = useRef< Record< Edge, HTMLInputElement | null > >( { start: null, end: null } );
	const [ judged, setJudged ] = useState< ReadonlySet< Edge > >( new Set() );
	const problemOf = ( edge: Edge ) =>
		edgeProblem( edge, typed, typed[ edge ] === range[ edge ] ? range[ edge ] : limit );
	const shown = EDGES.filter( ( edge ) => judged.has( edge ) && problemOf( edge ) !== null );

	const apply = () => {
		const wrong = EDGES.find( ( edge ) => problemOf( edge ) !== null );
		if ( wrong === undefined ) {
			onApply();
			return;
		}
		setJudged( new Set( EDGES ) );
		fields.current[ wrong ]?.focus();
	};
	const leave = ( edge: Edge, event: FocusEvent ) => {
		// Who goes from the first field to the second has not finished yet.
		const next = event.relatedTarget;
		if ( ! EDGES.some( ( other ) => next !== null && next === fields.current[ other ] ) ) {
			setJudged( new Set( [ ...judged, edge ] ) );
		}
	};
	const field = ( edge: Edge, label: string ) => (
		<input
			ref={ ( element ) => {
				fields.current[ edge ] = element;
			} }
			type="text"
			autoComplete="off"
			placeholder="YYYY-MM-DD"
			aria-label={ label }
			aria-invalid={ shown.includes( edge ) }
			aria-describedby="uf-dates-problem"
			value={ typed[ edge ] }
			onChange={ ( event ) => onType( edge, event.target.value ) }
			onBlur={ ( event ) => leave( edge, event ) }
		/>
	);

	return (
		<form
			className="uf-dates__fields"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				apply();
			} }
		>
			{ field( 'start', __( 'Start date', 'userfeedback' ) ) }
			<span aria-hidden="true">–</span>
			{ field( 'end', __( 'End date', 'userfeedback' ) ) }
			<span className="uf-dates__actions">
				<Button size="compact" variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'userfeedback' ) }
				</Button>
				<Button size="compact" variant="primary" type="submit">
					{ __( 'Apply', 'userfeedback' ) }
				</Button>
			</span>
			<div id="uf-dates-problem" role="alert" className="uf-dates__problem">
				{ shown.map( ( edge ) => (
					<p key={ edge }>{ problemText( edge, problemOf( edge ) ?? 'unreadable', limit ) }</p>
				) ) }
			</div>
			{ boot().site.today > limit && (
				<p className="uf-dates__note">
					{ sprintf(
						/* translators: 1: last day of the calendar. 2: today's date on the site */
						__(
							'The last day that can be chosen here, %1$s, is today in New York. Presets go up to today on this site, %2$s.',
							'userfeedback'
						),
						dayName( limit ),
						dayName( boot().site.today )
					) }
				</p>
			) }
		</form>
	);
}
