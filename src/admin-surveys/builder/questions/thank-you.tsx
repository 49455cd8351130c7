import { Button, TextareaControl, ToggleControl } from '@wordpress/components';
import { chevronLeft } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { ThankYouSettings } from '../../../types';
import { withPresentation } from '../../../domain/draft/presentation';
import { chooseThanks } from '../../../domain/draft/thank-you';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { lockedArea } from '../../../shared/components/locked-area';
import { addonActive } from '../../../shared/lib/entitlements';
import { planName } from '../../../shared/lib/plans';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder, proPaths } from '../pro-builder';
import { useBuilder } from '../state/store';
import { Choices } from '../ui/choices';
import { FLAT } from '../ui/controls';

export type SetThanks = ( change: ( old: ThankYouSettings ) => ThankYouSettings, key?: string ) => void;

/** What visitors see or where they go after the last question (QST-48 to QST-53). */
export function ThankYou( { onBack }: { onBack: () => void } ) {
	const thanks = useBuilder( ( state ) => state.draft.settings.thank_you );
	const presentation = useBuilder( ( state ) => state.draft.settings.presentation );
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const set: SetThanks = ( change, key = '' ) =>
		edit(
			( draft ) => ( {
				...draft,
				settings: {
					...draft.settings,
					thank_you: change( draft.settings.thank_you ),
				},
			} ),
			{ key }
		);
	const messageLock = useLock( {
		feature: 'thank-you-message',
		name: __( 'Custom Thank-You Message', 'userfeedback' ),
		medium: 'thank-you-message',
	} );
	const pathsLock = useLock( {
		feature: 'paths',
		name: __( 'Jumps and Groups', 'userfeedback' ),
		medium: 'thank-you-endings',
	} );
	const redirectLock = useLock( {
		feature: 'redirects',
		name: __( 'Page Redirect', 'userfeedback' ),
		medium: 'thank-you-redirect',
	} );
	return (
		<section className="ufb-panes__editor" aria-label={ __( 'Thank-you message', 'userfeedback' ) }>
			<div className="ufb-panehead">
				<Button
					size="compact"
					icon={ chevronLeft }
					className="ufb-phone-back uf-flip"
					label={ __( 'All questions', 'userfeedback' ) }
					onClick={ onBack }
				/>
				<h2>{ __( 'Thank-you message', 'userfeedback' ) }</h2>
			</div>
			<div className="ufb-tab is-alone">
				<Choices
					legend={ __( 'After the last question', 'userfeedback' ) }
					value={ thanks.type }
					disabled={ locked }
					onChange={ ( type ) => set( ( old ) => chooseThanks( old, type ) ) }
					choices={ [
						{
							value: 'message',
							label: __( 'Show a message', 'userfeedback' ),
						},
						{
							value: 'redirect',
							label: __( 'Go to a page', 'userfeedback' ),
							lock: redirectLock,
							more: ! redirectLock && (
								<ProPart from={ proBuilder }>
									{ ( { RedirectPage } ) => <RedirectPage thanks={ thanks } set={ set } /> }
								</ProPart>
							),
						},
						{
							value: 'conditional_redirect',
							label: __( 'Go to a page that depends on the answers', 'userfeedback' ),
							lock: redirectLock,
							info: __(
								'The first match wins. Without a match, visitors see the message.',
								'userfeedback'
							),
						},
					] }
				/>
				{ thanks.type === 'conditional_redirect' && ! redirectLock && (
					<ProPart from={ proBuilder }>
						{ ( { ConditionalRedirects } ) => (
							<ConditionalRedirects
								rows={ thanks.conditions }
								disabled={ locked }
								onChange={ ( conditions ) => set( ( old ) => ( { ...old, conditions } ), 'redirects' ) }
							/>
						) }
					</ProPart>
				) }
				{ ! addonActive( 'behavior' ) && thanks.type !== 'message' && (
					<p className="ufb-help">
						{ __( 'The redirect is kept, but visitors see the message.', 'userfeedback' ) }
					</p>
				) }
				{ /* One line for the section: without Pro, the message's says it. */ }
				<LockLine
					lock={ messageLock ?? redirectLock }
					{ ...( messageLock
						? {
								text: sprintf(
									/* translators: %s: name of a plan. */
									__( 'Your own thank-you message is a %s feature.', 'userfeedback' ),
									planName( messageLock.access.plan )
								),
							}
						: {} ) }
				/>
				{ ( thanks.type !== 'redirect' || redirectLock ) &&
					( messageLock ? (
						<div { ...lockedArea( messageLock ) }>
							<TextareaControl
								{ ...FLAT }
								label={ __( 'Message', 'userfeedback' ) }
								rows={ 2 }
								dir="auto"
								readOnly
								aria-disabled
								value={ thanks.message }
								onChange={ () => undefined }
							/>
						</div>
					) : (
						<ProPart from={ proBuilder }>
							{ ( { ThanksMessage } ) => <ThanksMessage thanks={ thanks } set={ set } /> }
						</ProPart>
					) ) }
				<ToggleControl
					{ ...FLAT }
					label={ __( 'Close the message after five seconds', 'userfeedback' ) }
					help={ __(
						'It stays while somebody points at it, and in surveys that stand inside a page.',
						'userfeedback'
					) }
					checked={ presentation?.close ?? false }
					disabled={ locked }
					onChange={ ( close ) => edit( ( draft ) => withPresentation( draft, { close } ) ) }
				/>
				{ ! redirectLock && thanks.type !== 'message' && (
					<ProPart from={ proBuilder }>{ ( { PassOn } ) => <PassOn /> }</ProPart>
				) }
				{ ! pathsLock && <ProPart from={ proPaths }>{ ( { Endings } ) => <Endings /> }</ProPart> }
			</div>
		</section>
	);
}
