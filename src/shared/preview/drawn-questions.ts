import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { drawn } from '../../domain/drawn';
import { mapTexts, plainText } from '../../domain/piping';
import { rulesOf } from '../../domain/question-types';
import type { IconRef, Question } from '../../types';
import { boot } from '../app/boot';
import { iconQueries } from './icons-file';
import type { IconShapes } from './icons-file';

function withShape( icon: IconRef, shapes: IconShapes | undefined ): IconRef {
	const shape = shapes?.[ icon.name ];
	return shape
		? {
				...icon,
				viewBox: `0 0 ${ shape[ 0 ] } ${ shape[ 1 ] }`,
				path: shape[ 2 ],
			}
		: icon;
}

/** Without a title the answers would lie under the button of the bar. */
const named = ( question: Question ): Question =>
	question.title.trim() === '' ? { ...question, title: __( 'Your question', 'userfeedback' ) } : question;

type Shapes = Record< IconRef[ 'style' ], IconShapes | undefined >;

/** Icons with their shapes; a picture without a text would be read out by its file name. */
const withPictures = ( question: Question, shapes: Shapes ): Question => ( {
	...question,
	config: {
		...question.config,
		options: ( question.config.options ?? [] ).map( ( option ) => {
			if ( typeof option !== 'object' ) {
				return option;
			}
			if ( 'icon' in option ) {
				return option.icon
					? { ...option, icon: withShape( option.icon, shapes[ option.icon.style ] ) }
					: option;
			}
			return option.image ? { ...option, image: { alt: '', ...option.image } } : option;
		} ),
	},
} );

const useShapes = ( style: IconRef[ 'style' ], used: Set< IconRef[ 'style' ] > ) =>
	useQuery( { ...iconQueries.shapes( style ), enabled: used.has( style ) } );

/** Questions as the server would send them: icons with their shapes. */
export function useDrawnQuestions( questions: Question[] ): Question[] {
	const used = new Set(
		questions.flatMap( ( { config } ) =>
			( config.options ?? [] ).flatMap( ( option ) =>
				typeof option === 'object' && 'icon' in option && option.icon ? [ option.icon.style ] : []
			)
		)
	);
	// useQueries() would bring an observer of its own, for these three.
	const { data: solid } = useShapes( 'solid', used );
	const { data: regular } = useShapes( 'regular', used );
	const { data: brands } = useShapes( 'brands', used );
	return useMemo( () => {
		const shapes = { solid, regular, brands };
		const more = boot().widget_parts.choices !== undefined;
		return questions
			.map( ( question ) => named( mapTexts( question, plainText ) ) )
			.map( ( question ) => ( rulesOf( question.type ).options ? withPictures( question, shapes ) : question ) )
			.map( ( question ) =>
				question.type === 'consent'
					? {
							...question,
							config: { ...question.config, link: question.config.link || boot().site.privacy_url },
						}
					: question
			)
			.map( ( question ) => drawn( question, more ) as Question );
	}, [ questions, solid, regular, brands ] );
}
