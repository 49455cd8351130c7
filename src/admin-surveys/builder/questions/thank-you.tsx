import { Button, TextareaControl } from '@wordpress/components';
import { chevronLeft } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { ThankYouSettings } from '../../../types';
import { chooseThanks } from '../../../domain/draft/thank-you';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { lockedArea } from '../../../shared/components/locked-area';
import { LockedGroup } from '../../../shared/components/locked-group';
import { planName } from '../../../shared/lib/plans';
import { fieldKey } from '../state/fields';
import { useBuilder } from '../state/store';
import { Choices } from '../ui/choices';
import { FLAT } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { PageSearch } from '../ui/page-search';
import { ConditionalRedirects } from './conditional-redirects';

/** What visitors see or where they go after the last question (QST-48 to QST-53). */
export function ThankYou( { onBack }: { onBack: () => void } ) {
	const thanks = useBuilder( ( state ) => state.draft.settings.thank_you );
	const edit = useBuilder( ( state ) => state.edit );
	const touch = useBuilder( ( state ) => state.touch );
	const locked = useBuilder( ( state ) => state.locked );
	const left = useBuilder( ( state ) => state.touched.has( fieldKey.thanks ) );
	const leftPage = useBuilder( ( state ) => state.touched.has( fieldKey.redirect ) );
	const set = ( change: ( old: ThankYouSettings ) => ThankYouSettings, key = '' ) =>
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
	const redirectLock = useLock( {
		feature: 'redirects',
		name: __( 'Page Redirect', 'userfeedback' ),
		medium: 'thank-you-redirect',
	} );
	const wrong = left && thanks.type === 'message' && thanks.message.trim() === '';
	const noPage = leftPage && thanks.type === 'redirect' && thanks.redirect_to === null;
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
							more: (
								<div className="ufb-choice__more" onBlur={ () => touch( fieldKey.redirect ) }>
									<PageSearch
										label={ __( 'Page', 'userfeedback' ) }
										value={ thanks.redirect_to }
										disabled={ locked }
										onChange={ ( page ) => set( ( old ) => ( { ...old, redirect_to: page } ) ) }
									/>
									{ noPage && <FieldError text={ __( 'Choose a page.', 'userfeedback' ) } /> }
								</div>
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
				{ thanks.type === 'conditional_redirect' && (
					<LockedGroup lock={ redirectLock } label={ __( 'Redirects', 'userfeedback' ) }>
						<ConditionalRedirects
							rows={ thanks.conditions }
							disabled={ locked }
							onChange={ ( conditions ) => set( ( old ) => ( { ...old, conditions } ), 'redirects' ) }
						/>
					</LockedGroup>
				) }
				{ redirectLock && thanks.type !== 'message' && (
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
				{ ( thanks.type !== 'redirect' || redirectLock ) && (
					<div className={ wrong ? 'is-wrong' : '' } { ...lockedArea( messageLock ) }>
						<TextareaControl
							{ ...FLAT }
							label={ __( 'Message', 'userfeedback' ) }
							rows={ 2 }
							dir="auto"
							readOnly={ locked || messageLock !== null }
							aria-disabled={ messageLock ? true : undefined }
							value={ thanks.message }
							aria-invalid={ wrong ? true : undefined }
							aria-describedby={ wrong ? 'ufb-thanks-error' : undefined }
							help={
								thanks.type === 'conditional_redirect'
									? __( 'Shown when no condition matches.', 'userfeedback' )
									: undefined
							}
							onBlur={ () => touch( fieldKey.thanks ) }
							onChange={ ( message ) => set( ( old ) => ( { ...old, message } ), 'thanks-message' ) }
						/>
						{ wrong && (
							<FieldError id="ufb-thanks-error" text={ __( 'Enter a message.', 'userfeedback' ) } />
						) }
					</div>
				) }
			</div>
		</section>
	);
}
