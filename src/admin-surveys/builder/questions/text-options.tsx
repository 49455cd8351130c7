import { __, sprintf } from '@wordpress/i18n';
import type { Question } from '../../../types';
import { canRemoveOption } from '../../../domain/draft/options';
import { Grip } from './grip';
import { AddOption, OptionField, OptionsFrame, RemoveOption } from './option-parts';
import { useHandle } from './sortable-list';
import { useOptions } from './use-options';
import type { Options } from './use-options';

interface Props {
	question: Question;
	wrong: boolean;
}

/** Options of radio buttons and checkboxes: lines of text (QST-18 to QST-21). */
export function TextOptions( { question, wrong }: Props ) {
	const options = useOptions( question );
	return (
		<OptionsFrame
			options={ options }
			wrong={ wrong }
			after={ <AddOption options={ options } /> }
		>
			<ul>
				{ options.ids.map( ( id, at ) => (
					<Row
						key={ id }
						id={ id }
						at={ at }
						question={ question }
						options={ options }
						wrong={ wrong }
					/>
				) ) }
			</ul>
		</OptionsFrame>
	);
}

interface RowProps extends Props {
	id: string;
	at: number;
	options: Options;
}

function Row( { id, at, question, options, wrong }: RowProps ) {
	const handle = useHandle( id );
	return (
		<li
			ref={ handle.setRow }
			style={ handle.style }
			className={ handle.lifted ? 'ufb-opt is-lifted' : 'ufb-opt' }
		>
			<Grip
				handle={ handle }
				label={ sprintf(
					/* translators: %d: number of the option. */
					__( 'Move option %d', 'userfeedback' ),
					at + 1
				) }
			/>
			<OptionField
				question={ question }
				options={ options }
				at={ at }
				wrong={ wrong }
				onChange={ ( text ) => options.set( at, text ) }
			/>
			<RemoveOption
				options={ options }
				at={ at }
				disabled={ ! canRemoveOption( question ) }
			/>
		</li>
	);
}
