import { __, sprintf } from '@wordpress/i18n';
import type { Compared, QuestionStats, Share, ShareChange, SurveyFigures, SurveyOutcome } from '../../types';
import { formatNumber, formatPercent, formatSigned } from '../../shared/format/numbers';

interface Props {
	/** Signed difference; null when there is nothing to compare. */
	change: number | null;
	withinMargin: boolean;
	/** Writes the size of the difference, e.g. `14%`. */
	write: ( value: number, signed: boolean ) => string;
}

/**
 * A difference without judgement: ▲ ▼ and bold for a clear one, ≈ and the signed
 * value within the margin of error. Never red or green: more is not always better.
 */
export function Delta( { change, withinMargin, write }: Props ) {
	if ( change === null ) {
		return <span className="uf-delta">–</span>;
	}
	// A difference that rounds to nothing points nowhere.
	if ( withinMargin || change === 0 ) {
		return (
			<span className="uf-delta" title={ __( 'Within the margin of error', 'userfeedback' ) }>
				<i aria-hidden="true">≈</i>
				<span className="screen-reader-text">{ __( 'no clear change,', 'userfeedback' ) } </span>
				<bdi dir="ltr">{ write( change, true ) }</bdi>
			</span>
		);
	}
	return (
		<span className="uf-delta is-clear">
			<i aria-hidden="true">{ change > 0 ? '▲' : '▼' }</i>
			<span className="screen-reader-text">
				{ change > 0 ? __( 'up', 'userfeedback' ) : __( 'down', 'userfeedback' ) }{ ' ' }
			</span>
			<bdi dir="ltr">{ write( Math.abs( change ), false ) }</bdi>
		</span>
	);
}

const writePercent = ( value: number, signed: boolean ) =>
	sprintf(
		/* translators: %s: a number, e.g. 14 or +14 */
		__( '%s%%', 'userfeedback' ),
		signed ? formatSigned( value ) : formatNumber( value )
	);

const writePoints = ( value: number, signed: boolean ) =>
	sprintf(
		/* translators: %s: percentage points, e.g. 0.5 or +0.5 */
		__( '%s pts', 'userfeedback' ),
		signed ? formatSigned( value, 1 ) : formatNumber( value, 1 )
	);

const writeNumber =
	( digits: number ) =>
	( value: number, signed: boolean ): string =>
		signed ? formatSigned( value, digits ) : formatNumber( value, digits );

/** The change of a count, for a table. */
export function CountDelta( { figure }: { figure: Compared } ) {
	return <Delta change={ figure.change } withinMargin={ figure.within_margin } write={ writePercent } />;
}

/** The change of a share, for a table. */
export function ShareDelta( { change }: { change: ShareChange } ) {
	return <Delta change={ change.points } withinMargin={ change.within_margin } write={ writePoints } />;
}

/** The change of what people say, for a table. */
export function OutcomeDelta( { outcome }: { outcome: SurveyOutcome } ) {
	const write = { nps: writeNumber( 0 ), mean: writeNumber( 1 ), share: writePoints }[ outcome.kind ];
	return <Delta change={ outcome.change } withinMargin={ outcome.within_margin } write={ write } />;
}

function From( { value }: { value: string } ) {
	const [ lead, end ] = sprintf(
		/* translators: %s: figure of the period before */
		__( 'from %s', 'userfeedback' ),
		'\u0000'
	).split( '\u0000' );
	return (
		<>
			{ ' ' }
			{ lead }
			<bdi dir="ltr">{ value }</bdi>
			{ end }
		</>
	);
}

/** The change of a count with the figure it is compared with. */
export function CountChange( { figure }: { figure: Compared } ) {
	if ( figure.change === null && figure.before === 0 ) {
		return <>{ __( 'Nothing to compare with', 'userfeedback' ) }</>;
	}
	if ( figure.change === null ) {
		return (
			<>
				{ sprintf(
					/* translators: %s: figure of the period before */
					__( '%s in the period before', 'userfeedback' ),
					formatNumber( figure.before )
				) }
			</>
		);
	}
	return (
		<>
			<CountDelta figure={ figure } />
			<From value={ formatNumber( figure.before ) } />
		</>
	);
}

/** The change of a rate in percentage points with the rate before. */
export function RateChange( { change, before }: { change: SurveyFigures[ 'response_rate_change' ]; before: Share } ) {
	if ( change.points === null || before.percent === null ) {
		return <>{ __( 'Nothing to compare with', 'userfeedback' ) }</>;
	}
	return (
		<>
			<Delta change={ change.points } withinMargin={ change.within_margin } write={ writePoints } />
			<From value={ formatPercent( before.percent ) } />
		</>
	);
}

/** The change of a mean of stars with the mean before; nothing where there is no change. */
export function MeanChange( { question }: { question: QuestionStats } ) {
	const { mean_change: change, before } = question;
	return (
		change &&
		change.value !== null &&
		before?.mean && (
			<p className="uf-note">
				<Delta change={ change.value } withinMargin={ change.within_margin } write={ writeNumber( 1 ) } />
				<From value={ formatNumber( before.mean.value, 1 ) } />
			</p>
		)
	);
}

/** The change of a score with the score before; nothing where there is no change. */
export function NpsChange( { question }: { question: QuestionStats } ) {
	const { nps_change: change, before } = question;
	return (
		change &&
		change.points !== null &&
		before?.nps && (
			<p className="uf-note">
				<Delta change={ change.points } withinMargin={ change.within_margin } write={ writeNumber( 0 ) } />
				<From value={ formatSigned( before.nps.nps ) } />
			</p>
		)
	);
}
