/**
 * Stands for React in the file of a question type: the build resolves `react` and
 * `react/jsx-runtime` to this one. The widget, or the preview in wp-admin, hands over
 * its own, so that no file brings a framework along.
 */
import type { BuiltPart, Part } from '../part';
import type { WidgetPart } from '../../../types';
import type { KIT } from '../kit';
import { setWords } from './words';

let kit: typeof KIT;

export const jsx: typeof KIT.jsx = ( ...of ) => kit.jsx( ...of );
export const jsxs: typeof KIT.jsxs = ( ...of ) => kit.jsxs( ...of );
export const useLayoutEffect: typeof KIT.useLayoutEffect = ( ...of ) => kit.useLayoutEffect( ...of );
export const useRef = ( value: unknown ) => kit.useRef( value );
export const useState = ( value: unknown ) => kit.useState( value );

/** Takes what the widget hands over: its framework, and the texts of the page. */
export function take( part: WidgetPart, given: typeof KIT ) {
	kit = given;
	setWords( part.words );
}

/** What the file exports. */
export const registers =
	( own: Part ): BuiltPart[ 'default' ] =>
	( types, type, part, given ) => {
		take( part, given );
		types[ type ] = own;
		return own.css;
	};
