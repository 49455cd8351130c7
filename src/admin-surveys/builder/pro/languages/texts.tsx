import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button, ToggleControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SurveyLanguage, SurveyText } from '../../../../types';
import { boot } from '../../../../shared/app/boot';
import { ApiError } from '../../../../shared/api/client';
import { suggestTexts, useChangeLanguages, useRemoveLanguage } from '../../../../shared/api/survey-languages/queries';
import { ConfirmDialog } from '../../../../shared/components/confirm-dialog';
import { whyFailed } from '../../../../shared/components/error-notice';
import { Notice } from '../../../../shared/components/notice';
import { formatNumber } from '../../../../shared/format/numbers';
import { languageName } from '../../../../shared/lib/language-name';
import { FLAT } from '../../ui/controls';
import { LanguagePreview } from './preview';
import { Row } from './row';

/** Texts of one call; the server takes no more. */
const AT_ONCE = 60;

type Edited = Record< string, string >;

interface Props {
	id: number;
	source: string;
	texts: SurveyText[];
	language: SurveyLanguage;
	edits: Edited;
	onEdit: ( make: ( edits: Edited ) => Edited ) => void;
}

const without = ( edits: Edited, keys: readonly string[] ): Edited =>
	Object.fromEntries( Object.entries( edits ).filter( ( [ key ] ) => ! keys.includes( key ) ) );

const sourcesOf = ( texts: readonly SurveyText[], edits: Edited ): Edited =>
	Object.fromEntries( texts.flatMap( ( { key, text } ) => ( key in edits ? [ [ key, text ] ] : [] ) ) );

/** Enter goes on to the next text, as in a list. */
function toNext( event: KeyboardEvent ) {
	if ( event.key === 'Enter' && event.target instanceof HTMLInputElement && ! event.nativeEvent.isComposing ) {
		const fields = [ ...event.currentTarget.querySelectorAll< HTMLElement >( 'input[type="text"], textarea' ) ];
		fields[ fields.indexOf( event.target ) + 1 ]?.focus();
		event.preventDefault();
	}
}

/** All texts of one language, side by side with the source. */
export function Texts( { id, source, texts, language, edits, onEdit }: Props ) {
	const { language: tag, rtl, live, note } = language;
	const [ open, setOpen ] = useState( false );
	const [ removing, setRemoving ] = useState( false );
	const [ preview, setPreview ] = useState( false );
	const change = useChangeLanguages( id );
	const remove = useRemoveLanguage( id );
	const name = languageName( tag, boot().site.locale );
	const now = ( key: string ) => edits[ key ] ?? language.texts[ key ]?.text ?? '';
	const changed = ( { key, text }: SurveyText ) => {
		const stored = language.texts[ key ];
		return stored && stored.of !== text && edits[ key ] === undefined ? stored.of : null;
	};
	const todo = texts.filter( ( text ) => now( text.key ) === '' || changed( text ) !== null );
	const ask = useMutation( {
		mutationFn: () => suggestTexts( id, tag, todo.slice( 0, AT_ONCE ).map( ( { key } ) => key ) ),
	} );
	const asked = ask.isError ? whyFailed( ask.error ) : ask.data?.error;
	const suggested = Object.entries( ask.data?.texts ?? {} ).filter( ( [ key, text ] ) => now( key ) !== text );
	const set = ( given: Edited ) => onEdit( ( before ) => ( { ...before, ...given } ) );
	// The server marks what somebody changed while it was translated here.
	const save = ( given = edits ) =>
		change.mutateAsync( { language: tag, texts: given, of: sourcesOf( texts, given ) } ).then(
			() => {
				onEdit( ( before ) =>
					without(
						before,
						Object.keys( given ).filter( ( key ) => before[ key ] === given[ key ] )
					)
				);
				return true;
			},
			() => false
		);
	const dirty = Object.keys( edits ).length > 0;
	const refused = change.error instanceof ApiError ? change.error.params : {};
	const places = [ ...new Set( texts.map( ( { place } ) => place ) ) ];
	const shown = open ? todo : texts;
	return (
		<section aria-label={ name } className="ufb-translate__texts">
			<div className="ufb-translate__tools">
				<ToggleControl
					{ ...FLAT }
					label={ __( 'Visitors get this language', 'userfeedback' ) }
					checked={ live }
					disabled={ change.isPending }
					onChange={ ( on ) => change.mutate( { language: tag, live: on } ) }
				/>
				<ToggleControl
					{ ...FLAT }
					label={ __( 'Show only missing and changed texts', 'userfeedback' ) }
					checked={ open }
					onChange={ setOpen }
				/>
				<span className="ufb-translate__space" />
				{ boot().ai_drafts?.consent && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isBusy={ ask.isPending }
						disabled={ ask.isPending || todo.length === 0 }
						accessibleWhenDisabled
						onClick={ () => ask.mutate() }
					>
						{ ask.isPending
							? __( 'Translating…', 'userfeedback' )
							: __( 'Translate with AI', 'userfeedback' ) }
					</Button>
				) }
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					disabled={ change.isPending }
					accessibleWhenDisabled
					onClick={ () => void ( dirty ? save() : Promise.resolve( true ) ).then( setPreview ) }
				>
					{ __( 'Preview', 'userfeedback' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" isDestructive onClick={ () => setRemoving( true ) }>
					{ __( 'Remove language', 'userfeedback' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ change.isPending }
					disabled={ change.isPending || ! dirty }
					accessibleWhenDisabled
					onClick={ () => void save() }
				>
					{ __( 'Save translations', 'userfeedback' ) }
				</Button>
			</div>
			{ note !== '' && (
				<Notice status="info" isDismissible={ false }>
					{ note }
				</Notice>
			) }
			{ asked && (
				<Notice status="error" isDismissible={ false } politeness="assertive">
					{ asked }
				</Notice>
			) }
			<div role="status">
				{ suggested.length > 0 && (
					<div className="ufb-translate__came">
						{ sprintf(
							/* translators: %s: number. */
							_n(
								'%s translation by AI. Read it before you use it.',
								'%s translations by AI. Read them before you use them.',
								suggested.length,
								'userfeedback'
							),
							formatNumber( suggested.length )
						) }
						<Button
							size="compact"
							variant="secondary"
							onClick={ () => set( Object.fromEntries( suggested ) ) }
						>
							{ __( 'Use all', 'userfeedback' ) }
						</Button>
						<Button size="compact" variant="tertiary" onClick={ ask.reset }>
							{ __( 'Discard', 'userfeedback' ) }
						</Button>
					</div>
				) }
				{ shown.length === 0 && <p>{ __( 'Every text is translated.', 'userfeedback' ) }</p> }
			</div>
			{ /* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the fields within. */ }
			<div className="ufb-translate__rows" onKeyDown={ toNext }>
				{ places.map( ( place ) => {
					const rows = shown.filter( ( text ) => text.place === place );
					return (
						rows.length > 0 && (
							<section key={ place } aria-label={ place }>
								<h2>{ place }</h2>
								{ rows.map( ( text ) => (
									<Row
										key={ text.key }
										text={ text }
										source={ source }
										tag={ tag }
										rtl={ rtl }
										label={ `${ name }: ${ place }, ${ text.what }, ${ text.text }` }
										value={ now( text.key ) }
										was={ changed( text ) }
										wrong={ refused[ `texts[${ text.key }]` ] ?? '' }
										better={ suggested.find( ( [ key ] ) => key === text.key )?.[ 1 ] }
										refused={ ask.data?.refused.find( ( { key } ) => key === text.key ) }
										onChange={ ( value ) => set( { [ text.key ]: value } ) }
										onKeep={ () => void save( { [ text.key ]: now( text.key ) } ) }
									/>
								) ) }
							</section>
						)
					);
				} ) }
			</div>
			{ removing && (
				<ConfirmDialog
					title={ sprintf(
						/* translators: %s: name of a language. */
						__( 'Remove %s?', 'userfeedback' ),
						name
					) }
					message={ __(
						'Visitors of this language get the survey as it is written. Answers stay. The translations come back when you add the language again.',
						'userfeedback'
					) }
					confirmText={ __( 'Remove', 'userfeedback' ) }
					busy={ remove.isPending }
					onConfirm={ () =>
						remove.mutate( tag, {
							onSuccess: () => onEdit( () => ( {} ) ),
							onSettled: () => setRemoving( false ),
						} )
					}
					onCancel={ () => setRemoving( false ) }
				/>
			) }
			{ preview && <LanguagePreview id={ id } language={ language } onClose={ () => setPreview( false ) } /> }
		</section>
	);
}
