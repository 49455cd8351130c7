import { createContext, useContext, useEffect } from 'react';
import type { SettingKey, SettingValues } from '../../types';

export type SettingErrors = Partial< Record< SettingKey, string > >;

/** Finds what the server need not be asked about: key => sentence. */
export type SettingCheck = ( values: SettingValues ) => SettingErrors;

/** State of the open tab: what is stored, and what is not saved yet. */
export interface SettingsFormState {
	/** As the controls show them. */
	values: SettingValues;
	defaults: SettingValues;
	/** Sentences beside the controls. */
	errors: SettingErrors;
	/** Keys that differ from what is stored. */
	changed: SettingKey[];
	set: < Key extends SettingKey >( key: Key, value: SettingValues[ Key ] ) => void;
	/** Back to the default. */
	revert: ( key: SettingKey ) => void;
	/** Fills in a setting that nobody chose: it is saved with the others and counts as no change. */
	assume: < Key extends SettingKey >( key: Key, value: SettingValues[ Key ] ) => void;
	/** Adds a check of the open tab; call the reply to take it away. */
	addCheck: ( check: SettingCheck ) => () => void;
}

const FormContext = createContext< SettingsFormState | null >( null );

export const FormProvider = FormContext.Provider;

export interface SettingsForm extends Pick<
	SettingsFormState,
	'values' | 'defaults' | 'errors' | 'set' | 'revert' | 'assume'
> {
	/** Whether one of the tab's keys is not saved. */
	isDirty: boolean;
}

/**
 * The form of a tab.
 *
 * @param keys  Settings that the tab has.
 * @param check Runs before they are saved: what it finds is not sent.
 */
export function useSettingsForm( keys: readonly SettingKey[], check?: SettingCheck ): SettingsForm {
	const form = useContext( FormContext );
	if ( ! form ) {
		throw new Error( 'A tab with settings needs the layout.' );
	}
	const { addCheck, changed, ...rest } = form;
	useEffect( () => ( check ? addCheck( check ) : undefined ), [ addCheck, check ] );
	return { ...rest, isDirty: changed.some( ( key ) => keys.includes( key ) ) };
}
