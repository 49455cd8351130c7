import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { Button, CheckboxControl, Dropdown, Icon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';
import type { Trend } from '../../../types';
import { resultsQueries } from '../../../shared/api/results/queries';
import { stepName } from '../../../shared/charts/line-model';
import { ErrorNotice } from '../../../shared/components/error-notice';
import { Segmented } from '../../../shared/components/segmented';
import { shiftDay } from '../../../shared/format/dates';
import { formatNumber } from '../../../shared/format/numbers';
import { oneOf, useUrlParams } from '../../../shared/list/use-url-params';
import { Link } from '../../../shared/router';
import { ChartSkeleton } from '../../components/skeletons';
import { withQuery } from '../../lib/way-back';
import { axisOf } from '../../overview/scores';
import type { Scored } from '../../overview/scores';
import { surveyTrendPath } from '../../routes';
import { Stroke, TrendChart } from './trend-chart';
import { TrendTable } from './trend-table';
import './trend.scss';

/** More lines than these nobody tells apart. */
const MOST = 4;
const STEPS = [ 'week', 'month' ] as const;
/** Days back from today: half a year of weeks, a year of months. */
const DAYS = { week: 182, month: 365 };

interface Props {
	surveys: readonly Scored[];
	/** YYYY-MM-DD in the site's time zone. */
	today: string;
}

const HEIGHT = 340;
/** Letters of a title at the end of its line. */
const SHORT = 18;

function shortened( title: string ): string {
	const letters = Array.from( title );
	return letters.length > SHORT
		? `${ letters
				.slice( 0, SHORT - 1 )
				.join( '' )
				.trimEnd() }…`
		: title;
}

/** The axes that there are, those of an NPS first. */
const axesOf = ( surveys: readonly Scored[] ) => [ ...new Set( surveys.map( axisOf ) ) ].sort().reverse();

/** What an axis shows. An NPS names its scale, because those of the two are not comparable. */
const axisName = ( { score: { kind, start } }: Scored ) =>
	kind === 'mean'
		? __( 'Mean stars', 'userfeedback' )
		: start === 0
			? __( 'NPS, asked from 0 to 10', 'userfeedback' )
			: __( 'NPS, asked from 1 to 10', 'userfeedback' );

/** Chosen surveys, of one axis; else the first two that can stand together. */
function chosenOf( surveys: readonly Scored[], asked: string | null ): Scored[] {
	const ids = ( asked ?? '' ).split( ',' ).map( Number );
	const [ first, ...rest ] = surveys.filter( ( { id } ) => ids.includes( id ) );
	if ( first ) {
		return [ first, ...rest.filter( ( survey ) => axisOf( survey ) === axisOf( first ) ) ].slice( 0, MOST );
	}
	const together = axesOf( surveys ).map( ( axis ) => surveys.filter( ( survey ) => axisOf( survey ) === axis ) );
	return ( together.find( ( { length } ) => length > 1 ) ?? [] ).slice( 0, 2 );
}

/** The scores of up to four surveys by week or month. Choice and step stand in the address. */
export function Scores( { surveys, today }: Props ) {
	const [ address, change ] = useUrlParams();
	const [ focused, setFocused ] = useState< number | null >( null );
	const step = oneOf( address.get( 'scores_step' ), STEPS, 'week' );
	const chosen = chosenOf( surveys, address.get( 'scores' ) );
	const from = shiftDay( today, 1 - DAYS[ step ] );
	const trends = useQueries( {
		queries: chosen.map( ( { id, score } ) =>
			resultsQueries.trend( id, {
				from,
				to: today,
				question: score.question_id,
				measure: score.kind,
				step,
			} )
		),
	} );
	const failed = trends.find( ( { isError } ) => isError );
	const loaded = trends.map( ( { data } ) => data ).filter( ( data ): data is Trend => data !== undefined );
	const lines = chosen.flatMap( ( survey, index ) => {
		const trend = trends[ index ]?.data;
		return trend ? [ { id: survey.id, name: survey.title, short: shortened( survey.title ), trend } ] : [];
	} );
	const axis = chosen[ 0 ] ? axisName( chosen[ 0 ] ) : '';
	return (
		<>
			<header className="uf-panel__head">
				<h2 id="uf-scores">{ __( 'Scores of several surveys', 'userfeedback' ) }</h2>
				<div className="uf-scores__tools">
					<Choice
						surveys={ surveys }
						chosen={ chosen }
						onChange={ ( ids ) => change( { scores: ids.join( ',' ) } ) }
					/>
					<Segmented
						legend={ __( 'Length of the points', 'userfeedback' ) }
						value={ step }
						options={ STEPS.map( ( value ) => ( { value, label: stepName( value ) } ) ) }
						onChange={ ( value ) => change( { scores_step: value === 'week' ? null : value } ) }
					/>
				</div>
			</header>
			<div className="uf-panel__body">
				{ failed ? (
					<ErrorNotice
						message={ __( 'The trend could not be loaded.', 'userfeedback' ) }
						error={ failed.error }
						onRetry={ () => void failed.refetch() }
					/>
				) : loaded.length < chosen.length ? (
					<ChartSkeleton height={ HEIGHT } />
				) : (
					<>
						<p className="uf-scores__axis">{ axis }</p>
						<TrendChart
							lines={ lines }
							banded={ lines.length < 3 ? lines.map( ( { id } ) => id ) : [ focused ?? 0 ] }
							height={ HEIGHT }
							label={ sprintf(
								/* translators: %s: e.g. NPS, asked from 1 to 10 */
								__( 'Scores over time (%s), use the arrow keys to read each point', 'userfeedback' ),
								axis
							) }
							pictureLabel={ __( 'Line chart: scores of several surveys', 'userfeedback' ) }
						/>
						<ul className="uf-scores__names">
							{ lines.map( ( { id, name, trend }, index ) => (
								<li key={ id }>
									<Stroke index={ index } />
									<Link
										to={ withQuery(
											surveyTrendPath( id ),
											new URLSearchParams( { question: trend.question_id, from, to: today } )
										) }
										onFocus={ () => setFocused( id ) }
										onPointerEnter={ () => setFocused( id ) }
									>
										{ name }
									</Link>
								</li>
							) ) }
						</ul>
						<p className="uf-note">
							{ lines.length < 3
								? __(
										'n: people who answered. Band: 95% interval. Hollow: fewer than 30 answers. A gap: no answers.',
										'userfeedback'
									)
								: __(
										'n: people who answered. Band: 95% interval of the survey whose name you point at. Hollow: fewer than 30 answers. A gap: no answers.',
										'userfeedback'
									) }
						</p>
						<TrendTable lines={ lines } />
					</>
				) }
			</div>
		</>
	);
}

interface ChoiceProps {
	surveys: readonly Scored[];
	chosen: readonly Scored[];
	onChange: ( ids: number[] ) => void;
}

/** Surveys by their axis. A choice of another one begins anew. */
function Choice( { surveys, chosen, onChange }: ChoiceProps ) {
	const label = sprintf(
		/* translators: %s: number of surveys */
		_n( '%s survey', '%s surveys', chosen.length, 'userfeedback' ),
		formatNumber( chosen.length )
	);
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-end', offset: 4 } }
			focusOnMount="firstInputElement"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="compact"
					className="uf-ctl"
					aria-expanded={ isOpen }
					aria-haspopup="dialog"
					aria-label={ sprintf(
						/* translators: %s: e.g. 2 surveys */
						__( 'In the chart: %s', 'userfeedback' ),
						label
					) }
					onClick={ onToggle }
				>
					<span className="uf-ctl__text">{ label }</span>
					<Icon icon={ chevronDown } size={ 20 } />
				</Button>
			) }
			renderContent={ () => (
				<div
					role="dialog"
					aria-label={ __( 'Surveys in the chart', 'userfeedback' ) }
					className="uf-scores__choice"
				>
					{ axesOf( surveys ).map( ( axis ) => (
						<Axis
							key={ axis }
							surveys={ surveys.filter( ( survey ) => axisOf( survey ) === axis ) }
							chosen={ chosen }
							onChange={ onChange }
						/>
					) ) }
				</div>
			) }
		/>
	);
}

function Axis( { surveys, chosen, onChange }: ChoiceProps ) {
	const here = surveys.filter( ( survey ) => chosen.includes( survey ) ).map( ( { id } ) => id );
	return (
		<fieldset>
			<legend>{ surveys[ 0 ] && axisName( surveys[ 0 ] ) }</legend>
			{ surveys.map( ( { id, title } ) => {
				const on = here.includes( id );
				return (
					<CheckboxControl
						key={ id }
						label={ title }
						checked={ on }
						// One line stays, and there is room for four.
						disabled={ on ? here.length === 1 : here.length >= MOST }
						onChange={ () => onChange( on ? here.filter( ( other ) => other !== id ) : [ ...here, id ] ) }
					/>
				);
			} ) }
		</fieldset>
	);
}
