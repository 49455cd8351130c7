import { boot } from '../app/boot';

/** The name of a type on every screen. A type without its plugin shows its key. */
export const typeName = ( type: string ): string =>
	boot().question_types.find( ( { key } ) => key === type )?.label ?? type;
