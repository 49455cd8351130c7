import { useLayoutEffect, useRef, useState } from 'react';
import type { SentFile } from '../../../types';
import type { AnswerProps } from '../questions/props';
import type { Part } from '../part';
import { Problem, marks } from './shared/problem';
import { useCompleteAnswer } from './complete-answer';
import { word } from './words';
import css from '../styles/type-upload.css?raw';
import problemCss from '../styles/problem.css?raw';

/** The site's files have no room left (`Upload\TakeFile`). */
const NO_ROOM = 507;

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif';

/** Names of the files that were sent, by token: a visitor may go back. */
const names = new Map< unknown, string >();

/** Where the visitor minimized or went on while a file was sent, by address: the request ends with the field. */
const brokenOff = new Set< unknown >();

/** upload: the file is sent at once, and its token is the answer. */
function Answer( { id, question, draft, required, fill, describedBy, onDraft }: AnswerProps ) {
	const { files, megabytes = 5, to } = question.config;
	const [ percent, setPercent ] = useState( -1 );
	const [ fault, setFault ] = useState( brokenOff.has( to ) ? word( 'failed' ) : '' );
	const field = useRef< HTMLInputElement | null >( null );
	const call = useRef< XMLHttpRequest | null >( null );
	const { root, said } = useCompleteAnswer( percent < 0 ? '' : word( 'wait' ), field );
	const { value } = draft;
	const text = fault || said;

	const stop = () => {
		const request = call.current;
		// First: to be stopped is an end as well.
		call.current = null;
		request?.abort();
	};

	const end = ( wrong = '', token: string | null = null, name = '' ) => {
		stop();
		brokenOff.delete( to );
		names.set( token, name );
		setPercent( -1 );
		setFault( wrong );
		onDraft( { ...draft, value: token } );
	};

	const send = ( file: File | undefined ) => {
		if ( ! file ) {
			return;
		}
		end( file.size > megabytes * 1048576 ? fill( word( 'large' ), megabytes ) : '' );
		if ( file.size > megabytes * 1048576 ) {
			return;
		}
		// A preview has nowhere to send it.
		if ( ! to ) {
			end( '', 'preview', file.name );
			return;
		}
		const form = new FormData();
		form.append( 'file', file );
		const request = new XMLHttpRequest();
		call.current = request;
		request.open( 'POST', word( 'to' ) + to );
		request.responseType = 'json';
		request.upload.onprogress = ( { loaded, total } ) => setPercent( Math.floor( ( 100 * loaded ) / total ) );
		request.onloadend = () => {
			if ( call.current !== request ) {
				return;
			}
			const reply = request.response as ( SentFile & { data?: { params?: { file?: string } } } ) | null;
			if ( request.status === 201 && reply ) {
				end( '', reply.token, reply.name );
			} else {
				if ( request.status === NO_ROOM ) {
					// Nobody can give one, so nobody is kept from the end.
					part.rules = { required: false, canSkip: true };
				}
				end( reply?.data?.params?.file ?? word( 'failed' ) );
			}
		};
		setPercent( 0 );
		request.send( form );
	};

	const sender = useRef( send );
	sender.current = send;
	useLayoutEffect( () => {
		const form = root.current?.closest( 'form' );
		const paste = ( { clipboardData }: ClipboardEvent ) => sender.current( clipboardData?.files[ 0 ] );
		form?.addEventListener( 'paste', paste );
		return () => {
			form?.removeEventListener( 'paste', paste );
			if ( call.current ) {
				brokenOff.add( to );
			}
			stop();
		};
	}, [ root, to ] );

	return (
		<div className="a" ref={ root }>
			<div className="file">
				<input
					type="file"
					ref={ field }
					accept={ files === 'any' ? `${ PICTURES },application/pdf,text/plain,.log` : PICTURES }
					aria-labelledby={ `${ id }q ${ id }c` }
					{ ...marks( id, text, [ describedBy, `${ id }l` ].filter( Boolean ).join( ' ' ) ) }
					required={ required && ! value }
					onChange={ ( { currentTarget } ) => {
						send( currentTarget.files?.[ 0 ] );
						// The same file can be chosen again.
						currentTarget.value = '';
					} }
				/>
				<b id={ `${ id }c` }>{ word( value ? 'other' : 'choose' ) }</b>
				<span className="d" id={ `${ id }l` }>
					{ fill( word( files === 'any' ? 'any' : 'pictures' ), megabytes ) }
				</span>
				<span className="d fine">{ word( 'drop' ) }</span>
			</div>
			{ percent >= 0 && <progress max={ 100 } value={ percent } aria-label={ word( 'sending' ) } /> }
			<div className="sent">
				<span role="status">
					{ percent >= 0 ? word( 'sending' ) : value ? names.get( value ) || word( 'sent' ) : '' }
				</span>
				{ ( value || percent >= 0 ) && (
					<button
						type="button"
						className="btn"
						onClick={ () => {
							end();
							field.current?.focus();
						} }
					>
						<span>{ word( 'remove' ) }</span>
					</button>
				) }
			</div>
			<Problem id={ id } text={ text } />
		</div>
	);
}

const part: Part = { Answer, leadsOn: () => false, takesComment: false, several: true, css: problemCss + css };
export default part;
