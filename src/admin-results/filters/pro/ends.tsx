import { useId } from 'react';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AnswerFilter } from '../../../domain/filter';
import type { Distribution } from '../../../types';

interface Props extends Pick< Distribution, 'kind' > {
	answer: AnswerFilter;
	problem: string;
	onChange: ( answer: AnswerFilter ) => void;
}

/** From and to of entered numbers or days. */
export function Ends( { kind, answer, problem, onChange }: Props ) {
	const describedBy = useId();
	const field = ( end: 'min' | 'max', label: string ) => (
		<TextControl
			type={ kind }
			step="any"
			label={ label }
			aria-describedby={ problem && end === 'max' ? describedBy : undefined }
			value={ answer[ end ] ?? '' }
			onChange={ ( value ) => {
				const { [ end ]: _end, ...rest } = answer;
				onChange( value === '' ? rest : { ...rest, [ end ]: value } );
			} }
		/>
	);
	return (
		<>
			<div className="uf-filter-form__pair">
				{ field( 'min', __( 'From', 'userfeedback' ) ) }
				{ field( 'max', __( 'To', 'userfeedback' ) ) }
			</div>
			<p id={ describedBy } className="uf-filter-form__problem" role="alert">
				{ problem }
			</p>
		</>
	);
}
