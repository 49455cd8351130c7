import { Button, SelectControl, TextControl } from '@wordpress/components';
import { closeSmall, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { Presentation } from '../../../types';
import { MAX_PASSED, isPersonal, parameterFor, withPresentation } from '../../../domain/draft/presentation';
import { plainText } from '../../../domain/piping';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { useBuilder } from '../state/store';
import { MODERN } from '../ui/controls';
import './redirects.scss';

type Pass = NonNullable< Presentation[ 'pass' ] >;

const NONE: Pass = [];

/** Answers that go along with a redirect, as parameters of its address (docs/visitor.md). */
export function PassOn() {
	const pass = useBuilder( ( state ) => state.draft.settings.presentation?.pass ) ?? NONE;
	const questions = useBuilder( ( state ) => state.draft.questions );
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const put = ( next: Pass ) => edit( ( draft ) => withPresentation( draft, { pass: next } ), { key: 'pass' } );
	const rest = questions.filter(
		( { id, type } ) => type !== 'upload' && ! pass.some( ( { question } ) => question === id )
	);
	const personal = pass.some( ( { question } ) =>
		questions.some( ( one ) => one.id === question && isPersonal( one ) )
	);
	const titleOf = ( at: number ) => {
		const title = plainText( questions[ at ]?.title.trim() ?? '' );
		return `${ String( at + 1 ) }. ${ title }`;
	};
	return (
		<section className="ufb-passon" aria-labelledby="ufb-pass">
			<h3 id="ufb-pass">{ __( 'Answers in the address', 'userfeedback' ) }</h3>
			<p className="ufb-help">
				{ __( 'The page gets the answers that you name here, for example as ?q1=9.', 'userfeedback' ) }
			</p>
			{ pass.map( ( row, at ) => (
				<div
					key={ row.question }
					className="ufb-pass"
					role="group"
					aria-label={ sprintf(
						/* translators: %s: name of a parameter. */
						__( 'Answer as %s', 'userfeedback' ),
						row.name
					) }
				>
					<SelectControl
						{ ...MODERN }
						label={ __( 'Question', 'userfeedback' ) }
						disabled={ locked }
						value={ row.question }
						options={ questions.flatMap( ( { id }, place ) =>
							id === row.question || rest.some( ( one ) => one.id === id )
								? [ { value: id, label: titleOf( place ) } ]
								: []
						) }
						onChange={ ( question ) =>
							put( pass.map( ( old, place ) => ( place === at ? { ...old, question } : old ) ) )
						}
					/>
					<TextControl
						{ ...MODERN }
						label={ __( 'Name', 'userfeedback' ) }
						disabled={ locked }
						maxLength={ 31 }
						value={ row.name }
						onChange={ ( name ) =>
							put(
								pass.map( ( old, place ) =>
									place === at ? { ...old, name: name.replace( /[^A-Za-z0-9_-]/g, '' ) } : old
								)
							)
						}
					/>
					<Button
						size="compact"
						icon={ closeSmall }
						label={ sprintf(
							/* translators: %s: name of a parameter. */
							__( 'Remove %s', 'userfeedback' ),
							row.name
						) }
						accessibleWhenDisabled
						disabled={ locked }
						onClick={ () => {
							put( pass.filter( ( _, place ) => place !== at ) );
							seekFocus( '#ufb-pass-add' );
						} }
					/>
				</div>
			) ) }
			{ personal && (
				<p className="ufb-help">
					{ __(
						'What people wrote can stand in histories and logs. Pass it on only where they expect it.',
						'userfeedback'
					) }
				</p>
			) }
			<Button
				__next40pxDefaultSize
				id="ufb-pass-add"
				variant="tertiary"
				icon={ plus }
				className="ufb-row__add"
				accessibleWhenDisabled
				disabled={ locked || rest.length === 0 || pass.length >= MAX_PASSED }
				onClick={ () => {
					const next = rest.find( ( question ) => ! isPersonal( question ) ) ?? rest[ 0 ];
					if ( next ) {
						const name = parameterFor(
							questions,
							next.id,
							pass.map( ( row ) => row.name )
						);
						put( [ ...pass, { question: next.id, name } ] );
					}
				} }
			>
				{ __( 'Add Answer', 'userfeedback' ) }
			</Button>
		</section>
	);
}
