import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Modal, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SurveyLanguages } from '../../../../types';
import { boot } from '../../../../shared/app/boot';
import { surveyLanguageQueries, useChangeLanguages } from '../../../../shared/api/survey-languages/queries';
import { ConfirmDialog } from '../../../../shared/components/confirm-dialog';
import { QueryPanel } from '../../../../shared/components/query-panel';
import { Skeleton } from '../../../../shared/components/skeleton';
import { languageName, ownName } from '../../../../shared/lib/language-name';
import { useBuilder } from '../../state/store';
import { FLAT, TALL } from '../../ui/controls';
import { stateOf } from './panel';
import { Texts } from './texts';

/** Texts that were typed and are not stored, by language and key. */
export type Edits = Record< string, Record< string, string > >;

const named = ( tag: string ) => {
	const [ own, name ] = [ ownName( tag ), languageName( tag, boot().site.locale ) ];
	return own === name ? own : `${ own } (${ name })`;
};

/** The texts of the survey beside their translations. */
export function LanguagesDialog( { id, onClose }: { id: number; onClose: () => void } ) {
	const query = useQuery( surveyLanguageQueries.all( id ) );
	const [ edits, setEdits ] = useState< Edits >( {} );
	const [ asks, setAsks ] = useState( false );
	const dirty = Object.values( edits ).some( ( texts ) => Object.keys( texts ).length > 0 );
	const setAskFirst = useBuilder( ( state ) => state.setAskFirst );
	// The way Back, too.
	useEffect( () => {
		setAskFirst( dirty ? () => setAsks( true ) : null );
		return () => setAskFirst( null );
	}, [ setAskFirst, dirty ] );
	useEffect( () => {
		const warn = ( event: BeforeUnloadEvent ) => event.preventDefault();
		if ( dirty ) {
			window.addEventListener( 'beforeunload', warn );
		}
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ dirty ] );
	return (
		<Modal
			isFullScreen
			className="uf-popover ufb-translate"
			title={ __( 'Languages', 'userfeedback' ) }
			shouldCloseOnClickOutside={ false }
			onRequestClose={ () => ( dirty ? setAsks( true ) : onClose() ) }
		>
			<QueryPanel
				query={ query }
				failed={ __( 'The languages could not be loaded.', 'userfeedback' ) }
				skeleton={ <Skeleton height="240px" /> }
			>
				{ ( all ) => <Place id={ id } all={ all } edits={ edits } setEdits={ setEdits } /> }
			</QueryPanel>
			{ asks && (
				<ConfirmDialog
					title={ __( 'Close without saving?', 'userfeedback' ) }
					message={ __( 'Translations that you typed since the last save will be lost.', 'userfeedback' ) }
					confirmText={ __( 'Close', 'userfeedback' ) }
					cancelText={ __( 'Keep Editing', 'userfeedback' ) }
					onConfirm={ onClose }
					onCancel={ () => setAsks( false ) }
				/>
			) }
		</Modal>
	);
}

interface Props {
	id: number;
	all: SurveyLanguages;
	edits: Edits;
	setEdits: ( change: ( edits: Edits ) => Edits ) => void;
}

function Place( { id, all, edits, setEdits }: Props ) {
	const { source, texts, languages, tags } = all;
	const [ wanted, setWanted ] = useState( '' );
	const change = useChangeLanguages( id );
	const current = languages.find( ( { language } ) => language === wanted ) ?? languages[ 0 ];
	const has = [ source, ...languages.map( ( { language } ) => language ) ];
	const free = tags.filter( ( tag ) => ! has.includes( tag ) ).map( ( tag ) => ( { value: tag, label: named( tag ) } ) );
	free.sort( ( one, other ) => one.label.localeCompare( other.label ) );
	return (
		<>
			<div className="ufb-translate__bar">
				<SelectControl
					{ ...TALL }
					{ ...FLAT }
					label={ __( 'Written in', 'userfeedback' ) }
					value={ source }
					disabled={ change.isPending }
					options={ [ { value: source, label: named( source ) }, ...free ] }
					onChange={ ( tag ) => change.mutate( { source: tag } ) }
				/>
				<SelectControl
					{ ...TALL }
					{ ...FLAT }
					label={ __( 'Add a language', 'userfeedback' ) }
					value=""
					disabled={ change.isPending }
					options={ [ { value: '', label: __( 'Choose a language', 'userfeedback' ) }, ...free ] }
					onChange={ ( tag ) => {
						if ( tag ) {
							change.mutate( { add: tag }, { onSuccess: () => setWanted( tag ) } );
						}
					} }
				/>
			</div>
			{ ! current ? (
				<p className="ufb-translate__none">
					{ sprintf(
						/* translators: %s: name of a language. */
						__(
							'Everybody reads this survey in %s. Add a language to translate its texts.',
							'userfeedback'
						),
						languageName( source, boot().site.locale )
					) }
				</p>
			) : (
				<>
					<ul className="ufb-translate__languages" aria-label={ __( 'Languages', 'userfeedback' ) }>
						{ languages.map( ( one ) => (
							<li key={ one.language }>
								<button
									type="button"
									aria-pressed={ one === current }
									onClick={ () => setWanted( one.language ) }
								>
									<strong lang={ one.language } dir="auto">
										{ ownName( one.language ) }
									</strong>
									<span>{ stateOf( one, texts.length ) }</span>
								</button>
							</li>
						) ) }
					</ul>
					<Texts
						key={ current.language }
						id={ id }
						source={ source }
						texts={ texts }
						language={ current }
						edits={ edits[ current.language ] ?? {} }
						onEdit={ ( make ) =>
							setEdits( ( now ) => ( {
								...now,
								[ current.language ]: make( now[ current.language ] ?? {} ),
							} ) )
						}
					/>
				</>
			) }
		</>
	);
}
