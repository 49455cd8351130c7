import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { labelOf } from '../questions/props';
import type { AnswerProps } from '../questions/props';
import type { Part } from '../part';
import { Problem } from './shared/problem';
import { useCompleteAnswer } from './complete-answer';
import { word } from './words';
import css from '../styles/type-matrix.css?raw';
import problemCss from '../styles/problem.css?raw';

/** Columns of a table; more stand under their row. */
const TABLE = 5;

/** Rows with the same columns, one choice a row: a table where there is room, else cells under each row. */
function Answer( { id, question, draft, describedBy, group, fill, onDraft }: AnswerProps ) {
	// Not the given options, which may be shuffled: the columns are a scale.
	const { rows = [], options = [] } = question.config;
	const columns = options.map( labelOf ).filter( Boolean );
	const given = draft.given ?? [];
	const pairs = ( row: string ) => columns.map( ( column ) => `${ row }: ${ column }` );
	const isGiven = ( row: string ) => pairs( row ).some( ( pair ) => given.includes( pair ) );
	const gap = given.length
		? rows.findIndex( ( row ) => row.required && row.label !== '' && ! isGiven( row.label ) )
		: -1;
	const first = useRef< HTMLElement | null >( null );
	const { root, said } = useCompleteAnswer(
		gap < 0 ? '' : fill( word( 'missing' ), rows[ gap ]?.label ?? '' ),
		first
	);
	const at = ( row: number, column: number ) =>
		root.current?.querySelector< HTMLElement >( `[data-at="${ row }-${ column }"]` ) ?? null;

	useLayoutEffect( () => {
		first.current = at( gap, 0 );
	} );

	const choose = ( row: string, pair: string ) => {
		const next = rows.flatMap( ( { label } ) =>
			label === row ? [ pair ] : pairs( label ).filter( ( one ) => given.includes( one ) )
		);
		const whole = rows.every(
			( { label, required: must } ) => ! must || label === '' || label === row || isGiven( label )
		);
		onDraft( { ...draft, given: next, value: whole ? next : null } );
	};
	/** Left and right choose, as the browser has it; up and down change the row and keep the column. */
	const onKeyDown = ( event: KeyboardEvent, row: number, column: number ) => {
		const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
		if ( by ) {
			event.preventDefault();
			at( row + by, column )?.focus();
		}
	};

	return (
		<div
			ref={ root }
			{ ...group }
			aria-describedby={ [ describedBy, said && `${ id }e` ].filter( Boolean ).join( ' ' ) || undefined }
		>
			<div className="a matrix">
				<div
					className={ columns.length > TABLE ? 'mx' : 'mx tab' }
					style={ { '--uf-n': columns.length } as CSSProperties }
				>
					<div className="mrow mhead" aria-hidden="true">
						<span />
						<div className="mcells">
							{ columns.map( ( column ) => (
								<span key={ column }>{ column }</span>
							) ) }
						</div>
					</div>
					{ rows.map(
						( { id: key, label, required: must }, row ) =>
							label !== '' && (
								<div
									className="mrow"
									key={ key }
									role="radiogroup"
									aria-labelledby={ `${ id }r${ row }` }
									aria-required={ must || undefined }
								>
									<span className="ml" id={ `${ id }r${ row }` }>
										{ label }
									</span>
									<div className="mcells">
										{ pairs( label ).map( ( pair, column ) => (
											<label
												className="opt cell mc"
												key={ pair }
												htmlFor={ `${ id }-${ row }-${ column }` }
											>
												<input
													className="dot"
													id={ `${ id }-${ row }-${ column }` }
													data-at={ `${ row }-${ column }` }
													type="radio"
													name={ `${ id }-${ row }` }
													aria-label={ columns[ column ] }
													checked={ given.includes( pair ) }
													onChange={ () => choose( label, pair ) }
													onKeyDown={ ( event ) => onKeyDown( event, row, column ) }
												/>
												<span aria-hidden="true">{ columns[ column ] }</span>
											</label>
										) ) }
									</div>
								</div>
							)
					) }
				</div>
				<Problem id={ id } text={ said } />
			</div>
		</div>
	);
}

const part: Part = { Answer, leadsOn: () => false, takesComment: true, several: true, css: problemCss + css };
export default part;
