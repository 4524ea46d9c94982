package org.springframework.security.web.authentication;

import jakarta.servlet.Filter;

public abstract class UsernamePasswordAuthenticationFilter implements Filter {}
