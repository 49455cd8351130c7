import type { Question } from '../../../types';
import { OptionList, OptionRow } from './option-parts';
import { useOptions } from './use-options';

interface Props {
	question: Question;
	wrong: boolean;
}

/** Options of radio buttons and checkboxes: lines of text (QST-18 to QST-21). */
export function TextOptions( props: Props ) {
	const options = useOptions( props.question );
	return (
		<OptionList { ...props } options={ options }>
			{ ( row ) => <OptionRow { ...row } onText={ ( text ) => options.set( row.at, text ) } /> }
		</OptionList>
	);
}
