import { __, sprintf } from '@wordpress/i18n';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { feature } from '../../../shared/lib/entitlements';
import { planName } from '../../../shared/lib/plans';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import { editorOf } from '../question-types';
import { LockedToggle } from '../ui/locked-toggle';
import { settingToggles } from './setting-toggles';
import { useQuestionBody } from './use-question';
import { useTypeLock } from './use-type-lock';

/** What the type brings; required, random order, comment box (QST-30 to QST-36). */
export function TabSettings( { id }: { id: string } ) {
	const question = useQuestionBody( id );
	const typeLock = useTypeLock( question?.type ?? 'text' );
	const lock = useLock( {
		feature: 'question-settings',
		name: __( 'Question Settings tab', 'userfeedback' ),
		medium: 'survey-question-settings',
	} );
	if ( ! question ) {
		return null;
	}
	const { type, settings } = question;
	const { Look } = editorOf( type );
	if ( settingToggles( type ).length === 0 ) {
		return (
			<div className="ufb-tab">
				<p className="ufb-help">{ __( 'This type of question has no settings.', 'userfeedback' ) }</p>
			</div>
		);
	}
	return (
		<div className="ufb-tab">
			{ Look && ! typeLock && <Look question={ question } /> }
			<LockLine
				lock={ lock }
				text={ sprintf(
					/* translators: %s: name of a plan. */
					__( 'Required, random order and comments are %s features.', 'userfeedback' ),
					planName( feature( 'question-settings' ).plan )
				) }
			/>
			<div className="ufb-toggles">
				{ lock ? (
					settingToggles( type ).map( ( { key, label, help } ) => (
						<LockedToggle
							key={ key }
							lock={ lock }
							label={ label }
							help={ help }
							checked={ settings[ key ] }
						/>
					) )
				) : (
					<ProPart from={ proBuilder }>
						{ ( { QuestionSettingsFields } ) => <QuestionSettingsFields question={ question } /> }
					</ProPart>
				) }
			</div>
		</div>
	);
}
