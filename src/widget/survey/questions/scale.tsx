import { Icon, PATHS } from '../icons';
import { labelOf } from './props';
import type { AnswerProps } from './props';
import { radio } from './radio';

const upTo = ( last: number ) => Array.from( { length: last }, ( _, index ) => index + 1 );

/** nps: 1 to 10 between two labels, which the owner may change (WID-55, A7). */
export function Scale( props: AnswerProps ) {
	const { question, strings } = props;
	const [ low = strings.not_likely, high = strings.extremely_likely ] = ( question.config.options ?? [] )
		.map( labelOf )
		.filter( Boolean );
	const name = ( value: number ) => {
		const end = { 1: low, 10: high }[ value ];
		return end ? `${ value }, ${ end }` : `${ value }`;
	};

	return (
		<div className="a scale">
			<div className="cells" { ...props.group }>
				{ upTo( 10 ).map( ( value ) => (
					<label className="opt cell" key={ value } htmlFor={ `${ props.id }-${ value }` }>
						{ radio( props, value, name( value ) ) }
						<span>{ value }</span>
					</label>
				) ) }
				<span className="end" aria-hidden="true">
					{ low }
				</span>
				<span className="end" aria-hidden="true">
					{ high }
				</span>
			</div>
		</div>
	);
}

/** star-rating: 1 to 5 (WID-54). */
export const Stars = ( props: AnswerProps ) => (
	<div className="a stars" { ...props.group }>
		{ upTo( 5 ).map( ( value ) => (
			<label className="star" key={ value } htmlFor={ `${ props.id }-${ value }` }>
				{ radio( props, value, props.fill( props.strings.stars, value, 5 ) ) }
				<Icon path={ PATHS.star } />
			</label>
		) ) }
	</div>
);
