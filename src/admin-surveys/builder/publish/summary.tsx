import { Button, Icon } from '@wordpress/components';
import { check } from '@wordpress/icons';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SurveySettings } from '../../../types';
import type { Draft } from '../../../domain/draft/draft';
import { splitAddresses } from '../../../domain/draft/emails';
import type { Step } from '../../../domain/draft/problems';
import { activePlugin } from '../../../domain/draft/tracking';
import { boot } from '../../../shared/app/boot';
import { effectiveSettings, problemsHere } from '../state/effective';
import { useBuilder } from '../state/store';
import { fault } from '../ui/icons';
import { devicesWords, lengthWords, pagesWords, runWords, startWords, timingWords } from '../words/audience';
import { problemReason } from '../words/problems';
import { plainText } from '../../../domain/piping';

interface Row {
	name: string;
	text: string;
	step: Step;
	wrong: boolean;
}

function questionsWords( { questions }: Draft ): string {
	const required = questions.filter( ( { settings } ) => settings.required ).length;
	const logic = questions.filter( ( one ) => one.logic.enabled ).length;
	return [
		sprintf(
			/* translators: %d: number of questions. */
			_n( '%d question', '%d questions', questions.length, 'userfeedback' ),
			questions.length
		),
		/* translators: %d: number of questions. */
		required > 0 && sprintf( __( '%d required', 'userfeedback' ), required ),
		/* translators: %d: number of questions. */
		logic > 0 && sprintf( __( '%d with logic', 'userfeedback' ), logic ),
	]
		.filter( Boolean )
		.join( ', ' );
}

function thanksWords( settings: SurveySettings ): string {
	const { type, message, redirect_to: target } = settings.thank_you;
	if ( type === 'message' ) {
		return plainText( message );
	}
	if ( type === 'conditional_redirect' ) {
		return __( 'Goes to a page by answer', 'userfeedback' );
	}
	return sprintf(
		/* translators: %s: title of a page. */
		__( 'Goes to %s', 'userfeedback' ),
		target?.label ?? ''
	);
}

function workflowWords( { notifications }: Draft ): string {
	const { active, addresses, logic } = notifications.email;
	const count = splitAddresses( addresses ).length;
	if ( ! active || count === 0 ) {
		return __( 'No email is sent', 'userfeedback' );
	}
	const to = sprintf(
		/* translators: %d: number of e-mail addresses. */
		_n( 'Email to %d address', 'Email to %d addresses', count, 'userfeedback' ),
		count
	);
	return logic.enable ? `${ to }, ${ __( 'if the answers match', 'userfeedback' ) }` : to;
}

function trackingWords(): string {
	const { analytics } = boot();
	const plugin = analytics && activePlugin( analytics );
	return plugin
		? sprintf(
				/* translators: %s: name of a plugin, e.g. MonsterInsights. */
				__( 'Google Analytics through %s', 'userfeedback' ),
				plugin.title
			)
		: __( 'Google Analytics', 'userfeedback' );
}

function rowsOf( draft: Draft ): Row[] {
	const questions = problemsHere( draft, 'questions' );
	const firstQuestion = questions.find( ( { kind } ) => kind === 'question' || kind === 'none' );
	const thanks = questions.find( ( { kind } ) => kind === 'message' || kind === 'redirect' );
	const [ targeting ] = problemsHere( draft, 'settings' );
	const [ workflow ] = problemsHere( draft, 'notifications' );
	const settings = effectiveSettings( draft.settings );
	const row = (
		name: string,
		text: string,
		step: Step,
		problem?: Parameters< typeof problemReason >[ 0 ]
	): Row => ( {
		name,
		text: problem ? problemReason( problem ) : text,
		step,
		wrong: problem !== undefined,
	} );
	return [
		row( __( 'Questions', 'userfeedback' ), questionsWords( draft ), 'questions', firstQuestion ),
		row( __( 'Thank-you message', 'userfeedback' ), thanksWords( settings ), 'questions', thanks ),
		row(
			__( 'Tracking', 'userfeedback' ),
			settings.enable_tracking ? trackingWords() : __( 'Off', 'userfeedback' ),
			'settings'
		),
		row(
			__( 'Targeting', 'userfeedback' ),
			[ devicesWords( settings.targeting.devices ), pagesWords( settings ) ].join( ' · ' ),
			'settings',
			targeting
		),
		row(
			__( 'Behavior', 'userfeedback' ),
			[
				timingWords( settings ),
				lengthWords( settings ),
				runWords( settings, draft.schedule ),
				startWords( settings ),
			].join( ' · ' ),
			'settings'
		),
		row( __( 'Workflow', 'userfeedback' ), workflowWords( draft ), 'notifications', workflow ),
	];
}

function linkLabel( name: string, wrong: boolean ): string {
	return wrong
		? /* translators: %s: part of the survey, e.g. Questions. */
			sprintf( __( 'Fix: %s', 'userfeedback' ), name )
		: /* translators: %s: part of the survey, e.g. Questions. */
			sprintf( __( 'Edit: %s', 'userfeedback' ), name );
}

/** The whole survey in a few lines; a wrong one is red and leads to its step (PUB-01). */
export function Summary( { onGo }: { onGo: ( step: Step ) => void } ) {
	const draft = useBuilder( ( state ) => state.draft );
	return (
		<dl className="ufb-summary">
			{ rowsOf( draft ).map( ( { name, text, step, wrong } ) => (
				<div key={ name } className={ wrong ? 'is-wrong' : '' }>
					<dt>
						<Icon icon={ wrong ? fault : check } size={ 20 } />
						{ name }
					</dt>
					<dd>
						<bdi>{ text }</bdi>
					</dd>
					<dd>
						<Button variant="link" aria-label={ linkLabel( name, wrong ) } onClick={ () => onGo( step ) }>
							{ wrong ? __( 'Fix', 'userfeedback' ) : __( 'Edit', 'userfeedback' ) }
						</Button>
					</dd>
				</div>
			) ) }
		</dl>
	);
}
