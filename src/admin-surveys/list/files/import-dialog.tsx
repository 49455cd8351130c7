import { useEffect, useState } from 'react';
import { Button, DropZone, FormFileUpload, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SurveyImport } from '../../../types';
import { ApiError } from '../../../shared/api/client';
import { readSurveyFile } from '../../../shared/api/survey-files/fetchers';
import { useImportSurveys } from '../../../shared/api/survey-files/queries';
import { boot } from '../../../shared/app/boot';
import { ActionModal } from '../../../shared/components/action-modal';
import { reasonOf } from '../../../shared/components/error-notice';
import { Notice } from '../../../shared/components/notice';
import { formatNumber } from '../../../shared/format/numbers';
import { languageName } from '../../../shared/lib/language-name';
import './import-dialog.scss';

/** As `SurveyFile::MAX_FILE`. */
const MOST_BYTES = 6_000_000;

type Read =
	| { state: 'none' | 'reading' }
	| { state: 'refused'; reason: string; fields: [ string, string ][] }
	| { state: 'read'; text: string; surveys: SurveyImport[ 'surveys' ] };

const refusal = ( reason: string, fields: [ string, string ][] = [] ): Read => ( {
	state: 'refused',
	reason,
	fields,
} );

async function read( file: File, signal: AbortSignal ): Promise< Read > {
	if ( file.size > MOST_BYTES ) {
		return refusal( __( 'The file is too large. 2 MB is the maximum, with pictures 6 MB.', 'userfeedback' ) );
	}
	try {
		const text = await file.text();
		return { state: 'read', text, ...( await readSurveyFile( text, signal ) ) };
	} catch ( error ) {
		// The file itself has no field that a person could look for.
		const fields = error instanceof ApiError ? Object.entries( error.params ) : [];
		return fields.some( ( [ field ] ) => field !== 'file' )
			? refusal( __( 'Nothing was imported. These fields of the file are wrong:', 'userfeedback' ), fields )
			: refusal( reasonOf( error ) || __( 'The file could not be read.', 'userfeedback' ) );
	}
}

function done( { surveys }: SurveyImport ): string {
	return sprintf(
		/* translators: %s: number of surveys. */
		_n( '%s survey imported as a draft.', '%s surveys imported as drafts.', surveys.length, 'userfeedback' ),
		formatNumber( surveys.length )
	);
}

function Choose( { onFile }: { onFile: ( file: File | undefined ) => void } ) {
	return (
		<div className="uf-import__drop">
			<FormFileUpload
				accept="application/json,.json"
				onChange={ ( { currentTarget } ) => {
					onFile( currentTarget.files?.[ 0 ] );
					// The same file can be chosen again.
					currentTarget.value = '';
				} }
				render={ ( { openFileDialog } ) => (
					<Button __next40pxDefaultSize variant="secondary" onClick={ openFileDialog }>
						{ __( 'Choose a file', 'userfeedback' ) }
					</Button>
				) }
			/>
			<span>{ __( 'or drop it here', 'userfeedback' ) }</span>
			<DropZone onFilesDrop={ ( [ file ] ) => onFile( file ) } />
		</div>
	);
}

/** What is in the file, before anything is stored. */
function Preview( { surveys }: { surveys: SurveyImport[ 'surveys' ] } ) {
	return (
		<ul className="uf-import__surveys">
			{ surveys.map( ( { title, questions, languages, notes }, index ) => (
				<li key={ index }>
					<b dir="auto">{ title }</b>
					{ ' · ' }
					{ sprintf(
						/* translators: %s: number of questions. */
						_n( '%s question', '%s questions', questions, 'userfeedback' ),
						formatNumber( questions )
					) }
					{ languages.length > 0 &&
						` · ${ languages.map( ( tag ) => languageName( tag, boot().site.locale ) ).join( ', ' ) }` }
					{ notes.length > 0 && (
						<ul className="uf-import__notes">
							{ notes.map( ( note ) => (
								<li key={ note }>{ note }</li>
							) ) }
						</ul>
					) }
				</li>
			) ) }
		</ul>
	);
}

interface Props {
	/** Dropped on the list. */
	file: File | null;
	onClose: () => void;
}

/** Chooses a survey file, shows what comes, imports it. */
export function ImportDialog( { file: dropped, onClose }: Props ) {
	const [ file, setFile ] = useState( dropped );
	const [ content, setContent ] = useState< Read >( { state: 'none' } );
	const save = useImportSurveys( {
		success: done,
		error: () => __( 'The surveys could not be imported.', 'userfeedback' ),
	} );

	useEffect( () => {
		if ( file === null ) {
			return undefined;
		}
		const controller = new AbortController();
		setContent( { state: 'reading' } );
		void read( file, controller.signal ).then( ( found ) => ! controller.signal.aborted && setContent( found ) );
		return () => controller.abort();
	}, [ file ] );

	const count = content.state === 'read' ? content.surveys.length : 1;
	return (
		<ActionModal
			title={ __( 'Import surveys', 'userfeedback' ) }
			size="medium"
			confirmText={ sprintf(
				/* translators: %s: number of surveys. */
				_n( 'Import %s survey', 'Import %s surveys', count, 'userfeedback' ),
				formatNumber( count )
			) }
			confirmDisabled={ content.state !== 'read' }
			busy={ save.isPending }
			onCancel={ onClose }
			onConfirm={ () => content.state === 'read' && save.mutate( content.text, { onSuccess: onClose } ) }
		>
			<p>
				{ __(
					'A file that “Export” made on this or another site. Surveys come as drafts, without responses.',
					'userfeedback'
				) }
			</p>
			<Choose onFile={ ( chosen ) => chosen && setFile( chosen ) } />
			<div role="status">
				{ content.state === 'reading' && (
					<>
						<Spinner /> { __( 'Reading the file…', 'userfeedback' ) }
					</>
				) }
				{ content.state === 'read' && <Preview surveys={ content.surveys } /> }
			</div>
			{ content.state === 'refused' && (
				<Notice status="error" isDismissible={ false } politeness="assertive" spokenMessage={ content.reason }>
					{ content.reason }
					<ul className="uf-import__notes">
						{ content.fields.map( ( [ field, reason ] ) => (
							<li key={ field }>
								<code>{ field }</code> { reason }
							</li>
						) ) }
					</ul>
				</Notice>
			) }
		</ActionModal>
	);
}
