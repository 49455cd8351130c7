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
import { CardsSkeleton } from '../../components/skeletons';
import { withQuery } from '../../lib/way-back';
import type { Scored } from '../../overview/scores';
import { surveyTrendPath } from '../../routes';
import { ScoresChart, ScoresTable, strokesOf } from './scores-chart';
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

/** Chosen surveys, of one kind of score; else the first two that can stand together. */
function chosenOf( surveys: readonly Scored[], asked: string | null ): Scored[] {
	const ids = ( asked ?? '' ).split( ',' ).map( Number );
	const [ first, ...rest ] = surveys.filter( ( { id } ) => ids.includes( id ) );
	const chosen = first ? [ first, ...rest.filter( ( { score } ) => score.kind === first.score.kind ) ] : [];
	if ( chosen.length > 0 ) {
		return chosen.slice( 0, MOST );
	}
	const same = ( kind: Scored[ 'score' ][ 'kind' ] ) => surveys.filter( ( { score } ) => score.kind === kind );
	return ( same( 'nps' ).length > 1 ? same( 'nps' ) : same( 'mean' ) ).slice( 0, 2 );
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
		return trend ? [ { id: survey.id, name: survey.title, trend } ] : [];
	} );
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
					<CardsSkeleton cards={ 1 } />
				) : (
					<>
						<ScoresChart
							lines={ lines }
							banded={ lines.length < 3 ? lines.map( ( { id } ) => id ) : [ focused ] }
						/>
						<ul className="uf-scores__names">
							{ lines.map( ( { id, name, trend }, index ) => (
								<li key={ id }>
									<svg width={ 24 } height={ 8 } aria-hidden="true">
										<line x1={ 0 } x2={ 24 } y1={ 4 } y2={ 4 } { ...strokesOf( index ) } />
									</svg>
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
						<ScoresTable lines={ lines } />
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

/** Surveys of either kind. One axis has one kind, so a choice of the other kind begins anew. */
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
					<Kind
						legend={ __( 'NPS', 'userfeedback' ) }
						surveys={ surveys.filter( ( { score } ) => score.kind === 'nps' ) }
						chosen={ chosen }
						onChange={ onChange }
					/>
					<Kind
						legend={ __( 'Mean stars', 'userfeedback' ) }
						surveys={ surveys.filter( ( { score } ) => score.kind === 'mean' ) }
						chosen={ chosen }
						onChange={ onChange }
					/>
				</div>
			) }
		/>
	);
}

function Kind( { legend, surveys, chosen, onChange }: ChoiceProps & { legend: string } ) {
	if ( surveys.length === 0 ) {
		return null;
	}
	const here = surveys.filter( ( survey ) => chosen.includes( survey ) ).map( ( { id } ) => id );
	return (
		<fieldset>
			<legend>{ legend }</legend>
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
