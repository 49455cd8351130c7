import type { CSSProperties } from 'react';
import type { DrawnIcon, IconSize, ImageOption, QuestionOption } from '../../../types';
import { markOn } from '../look';
import { labelOf } from './props';
import type { AnswerProps } from './props';

/** Pixels of an icon (WID-53). */
export const ICON_SIZES: Record< IconSize, number > = { small: 16, medium: 20, large: 24 };

const Picture = ( {
	option: { image, icon },
	pictures,
}: {
	option: Partial< Pick< ImageOption, 'image' > & { icon: Partial< DrawnIcon > | null } >;
	pictures: boolean;
} ) => {
	if ( pictures ) {
		return image ? <img className="pic" src={ image.url } alt={ image.alt } /> : <span className="pic" />;
	}
	// An icon whose shape is not known leaves its label.
	return icon?.path ? (
		<svg className="own full" viewBox={ icon.viewBox } aria-hidden="true">
			<path d={ icon.path } />
		</svg>
	) : null;
};

/** image-radio and icon-choice: tiles, three in a row, two where that fits better. */
export function Cards( props: AnswerProps ) {
	const { id, question, options, draft, panel, onDraft, onPick } = props;
	const { icon_size: size = 'medium', icon_color: color = '#1579EF' } = question.settings;
	const pictures = question.type === 'image-radio';
	const style = {
		'--uf-cols': options.length === 2 || options.length === 4 ? 2 : 3,
		'--uf-size': `${ ICON_SIZES[ size ] }px`,
		'--uf-c': markOn( panel, color ),
	} as CSSProperties;

	return (
		<div className="a cards" style={ style } { ...props.group }>
			{ options.map( ( option: QuestionOption, index ) => (
				<label className="opt card" key={ index } htmlFor={ `${ id }-${ index }` }>
					<Picture option={ typeof option === 'string' ? {} : option } pictures={ pictures } />
					{ /* eslint-disable-next-line jsx-a11y/role-supports-aria-props -- Browsers call a required radio wrong before anybody chose. */ }
					<input
						className={ pictures ? 'dot' : 'over' }
						id={ `${ id }-${ index }` }
						type="radio"
						name={ id }
						required={ props.required }
						aria-invalid={ false }
						checked={ draft.value === labelOf( option ) }
						onChange={ () => onDraft( { ...draft, value: labelOf( option ) } ) }
						onClick={ onPick }
					/>
					<span>{ labelOf( option ) }</span>
				</label>
			) ) }
		</div>
	);
}
