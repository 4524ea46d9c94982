package org.springframework.security.web;

public abstract class DefaultSecurityFilterChain implements SecurityFilterChain {}
