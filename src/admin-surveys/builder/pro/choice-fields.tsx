import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addEnd, removeEnd } from '../../../domain/draft/ends';
import type { End } from '../../../domain/draft/ends';
import { updateQuestion } from '../../../domain/draft/questions';
import { dropMisfits } from '../../../domain/draft/references';
import { formatNumber } from '../../../shared/format/numbers';
import type { EditorProps } from '../question-types/type-editor';
import { useBuilder } from '../state/store';
import { FLAT, MODERN } from '../ui/controls';

/** "Other", "None of these", columns, how many (docs/questions.md). */
export function ChoiceFields( { question, onConfig }: Omit< EditorProps, 'wrong' > ) {
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const { id, config } = question;
	const several = question.type === 'checkbox';
	const inRows = question.type !== 'dropdown';
	const count = ( config.options ?? [] ).length - ( config.exclusive === undefined ? 0 : 1 );

	const end = ( name: End, text: string, label: string, help: string ) => (
		<ToggleControl
			{ ...FLAT }
			label={ label }
			help={ help }
			checked={ config[ name ] !== undefined }
			disabled={ locked }
			onChange={ ( on ) =>
				edit(
					( draft ) =>
						dropMisfits(
							updateQuestion( draft, id, ( old ) =>
								on ? addEnd( old, name, text ) : removeEnd( old, name )
							),
							id
						).draft
				)
			}
		/>
	);
	const limit = ( name: 'least' | 'most', label: string ) => (
		<SelectControl
			{ ...MODERN }
			label={ label }
			value={ String( config[ name ] ?? 0 ) }
			disabled={ locked }
			options={ [
				{ value: '0', label: __( 'No limit', 'userfeedback' ) },
				...Array.from( { length: Math.max( count, config[ name ] ?? 0 ) }, ( _, at ) => at + 1 )
					.filter( ( number ) => name === 'least' || number >= ( config.least ?? 0 ) )
					.map( ( number ) => ( { value: String( number ), label: formatNumber( number ) } ) ),
			] }
			onChange={ ( value ) => {
				const number = Number( value );
				const most = config.most ?? 0;
				onConfig( {
					[ name ]: number,
					...( name === 'least' && most > 0 && most < number && { most: number } ),
				} );
			} }
		/>
	);

	return (
		<>
			<div className="ufb-toggles">
				{ end(
					'other',
					__( 'Other', 'userfeedback' ),
					__( '“Other” with a text field', 'userfeedback' ),
					__( 'Counts as one option. What people write is listed below the results.', 'userfeedback' )
				) }
				{ several &&
					end(
						'exclusive',
						__( 'None of these', 'userfeedback' ),
						__( '“None of these”', 'userfeedback' ),
						__( 'Choosing it clears all other choices, and choosing another clears it.', 'userfeedback' )
					) }
			</div>
			{ inRows && (
				<div className="ufb-scale__row">
					<SelectControl
						{ ...MODERN }
						label={ __( 'Columns', 'userfeedback' ) }
						value={ String( config.columns ?? 1 ) }
						disabled={ locked }
						options={ [ 1, 2, 3 ].map( ( number ) => ( {
							value: String( number ),
							label: formatNumber( number ),
						} ) ) }
						onChange={ ( value ) => onConfig( { columns: Number( value ) } ) }
					/>
					{ several && limit( 'least', __( 'At least', 'userfeedback' ) ) }
					{ several && limit( 'most', __( 'At most', 'userfeedback' ) ) }
				</div>
			) }
		</>
	);
}
